import type { LawStage } from '#contracts/session/law-stage.ts'
import { deletedIsGone, updateChangesWhatWasSent } from '../../laws/writing-laws.ts'
import { differences } from '../differences.ts'
import { type Product, read } from './own-product.ts'

const groupInput = (stage: LawStage) => ({
  name: stage.unique('Contract check'),
  description: 'Made by the check.',
  thumbnail: '/media/check.avif',
})

export async function ownGroups(stage: LawStage) {
  const category = await stage.call('createCategory', 'admin', { body: groupInput(stage) })
  const collection = await stage.call('createCollection', 'admin', { body: groupInput(stage) })
  return { category, collection }
}

/** Deleting a category or collection keeps its products and removes their link. */
export async function tryGroups(
  stage: LawStage,
  product: Product,
  { category, collection }: Awaited<ReturnType<typeof ownGroups>>,
): Promise<Product> {
  for (const [get, id] of [
    ['getCategory', category.id],
    ['getCollection', collection.id],
  ] as const) {
    const { step, body } = await stage.succeed(get, 'guest', { params: { id } })
    const [only] = body.products
    if (body.products.length !== 1 || !only)
      stage.expect(updateChangesWhatWasSent, step, [
        { path: '$.products', expected: `the product ${product.id} alone`, got: `${body.products.length} products` },
      ])
    else stage.expect(updateChangesWhatWasSent, step, differences(product, only, ['products', 0]))
  }
  await stage.call('deleteCategory', 'admin', { params: { id: category.id } })
  await stage.call('deleteCollection', 'admin', { params: { id: collection.id } })
  const { step, body } = await read(stage, product.id)
  const wanted = { ...product, category_id: null, category: null, collection_id: null }
  stage.expect(deletedIsGone, step, differences(wanted, body))
  return body
}
