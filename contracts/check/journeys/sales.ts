import { ownProduct, ownSale } from '#contracts/exchanges/own.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import { createdIsThere, deletedIsGone, refusedChangesNothing } from '../laws/writing-laws.ts'
import type { LawJourney } from './journey.ts'
import { expectOnce } from './expectations.ts'

const entriesOf = ({ sale_products }: Success<'getSale'>) =>
  sale_products.map((entry) => `${entry.product_id} ${entry.discount_percent} ${entry.discount_amount}`)

const read = (stage: LawStage, id: string) => stage.succeed('getSale', 'guest', { params: { id } })

async function expectProducts(stage: LawStage, law: typeof createdIsThere, id: string, wanted: readonly string[]) {
  const { step, body } = await read(stage, id)
  stage.expectSame(law, step, '$.sale_products', wanted, entriesOf(body))
  return { step, body }
}

export const saleJourney: LawJourney = {
  name: 'put products on sale and take them off',
  about: ['getSale', 'addProductToSale', 'removeProductFromSale', 'listSales', 'createSale'],
  writes: true,
  leaves: true,
  async play(stage) {
    const { id } = await ownSale(stage)
    const before = await read(stage, id)
    const entries = entriesOf(before.body)
    const [one, two] = [await ownProduct(stage), await ownProduct(stage)]
    const add = (productId: string, discountPercent: string | number) =>
      ({ params: { id }, body: { productId, discountPercent } }) as const
    await stage.call('addProductToSale', 'admin', add(one.id, '2.5125'))
    const last = await stage.succeed('addProductToSale', 'admin', add(two.id, 7.5))
    const both = [...entries, `${one.id} 2.5125 0`, `${two.id} 7.5 0`]
    const { step, body } = await expectProducts(stage, createdIsThere, id, both)
    stage.expectAt(createdIsThere, last.step, [], body)
    for (const [index, { product_id }] of body.sale_products.entries())
      if (product_id === one.id) stage.expectAt(createdIsThere, step, ['sale_products', index, 'product'], one)
    await stage.ask('addProductToSale', 'admin', add(one.id, 1), ['409'])
    await expectProducts(stage, refusedChangesNothing, id, both)
    const remove = { params: { id, productId: one.id } }
    await stage.call('removeProductFromSale', 'admin', remove)
    await expectProducts(stage, deletedIsGone, id, [...entries, `${two.id} 7.5 0`])
    await stage.ask('removeProductFromSale', 'admin', remove, ['404'])
    await stage.call('deleteProduct', 'admin', { params: { id: two.id } })
    await expectProducts(stage, deletedIsGone, id, entries)
    expectOnce(stage, createdIsThere, await stage.ask('listSales', 'guest', {}), before.body)
  },
}
