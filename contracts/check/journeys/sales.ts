import { ownProduct, ownSale } from '#contracts/exchanges/own.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import { same } from '../../judge/laws/law.ts'
import { createdIsThere, deletedIsGone, refusedChangesNothing } from '../laws/writing-laws.ts'
import type { LawJourney } from './journey.ts'
import { differences } from './differences.ts'

async function expectProducts(stage: LawStage, law: typeof createdIsThere, id: string, wanted: readonly string[]) {
  const { step, body } = await stage.succeed('getSale', 'guest', { params: { id } })
  const got = body.sale_products.map(
    ({ product_id, discount_percent, discount_amount }) => `${product_id} ${discount_percent} ${discount_amount}`,
  )
  if (!same(wanted, got))
    stage.expect(law, step, [
      { path: '$.sale_products', expected: wanted.join(', ') || 'no products', got: got.join(', ') || 'no products' },
    ])
  return { step, body }
}

export const saleJourney: LawJourney = {
  name: 'put products on sale and take them off',
  about: ['getSale', 'addProductToSale', 'removeProductFromSale', 'listSales', 'createSale'],
  writes: true,
  leaves: true,
  async play(stage) {
    const sale = await ownSale(stage)
    const before = await stage.succeed('getSale', 'guest', { params: { id: sale.id } })
    const entries = before.body.sale_products.map(
      ({ product_id, discount_percent, discount_amount }) => `${product_id} ${discount_percent} ${discount_amount}`,
    )
    const [one, two] = [await ownProduct(stage), await ownProduct(stage)]
    await stage.call('addProductToSale', 'admin', {
      params: { id: sale.id },
      body: { productId: one.id, discountPercent: '2.5125' },
    })
    const last = await stage.succeed('addProductToSale', 'admin', {
      params: { id: sale.id },
      body: { productId: two.id, discountPercent: 7.5 },
    })
    const both = [...entries, `${one.id} 2.5125 0`, `${two.id} 7.5 0`]
    const { step, body } = await expectProducts(stage, createdIsThere, sale.id, both)
    stage.expect(createdIsThere, last.step, differences(body, last.body))
    for (const [index, { product, product_id }] of body.sale_products.entries())
      if (product_id === one.id)
        stage.expect(createdIsThere, step, differences(one, product, ['sale_products', index, 'product']))
    await stage.ask(
      'addProductToSale',
      'admin',
      { params: { id: sale.id }, body: { productId: one.id, discountPercent: 1 } },
      ['409'],
    )
    await expectProducts(stage, refusedChangesNothing, sale.id, both)
    await stage.call('removeProductFromSale', 'admin', { params: { id: sale.id, productId: one.id } })
    await expectProducts(stage, deletedIsGone, sale.id, [...entries, `${two.id} 7.5 0`])
    await stage.ask('removeProductFromSale', 'admin', { params: { id: sale.id, productId: one.id } }, ['404'])
    await stage.call('deleteProduct', 'admin', { params: { id: two.id } })
    await expectProducts(stage, deletedIsGone, sale.id, entries)
    const listed = await stage.succeed('listSales', 'guest', {})
    const own = listed.body.find(({ id }) => id === sale.id)
    if (own) stage.expect(createdIsThere, listed.step, differences(own, before.body))
  },
}
