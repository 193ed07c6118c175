import { groupInput } from '#contracts/exchanges/own.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import { deletedIsGone, updateChangesWhatWasSent } from '../../laws/writing-laws.ts'
import { type Product, read } from './own-product.ts'

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
): Promise<void> {
  for (const [get, id] of [
    ['getCategory', category.id],
    ['getCollection', collection.id],
  ] as const) {
    const { step, body } = await stage.succeed(get, 'guest', { params: { id } })
    stage.expectSame(
      updateChangesWhatWasSent,
      step,
      '$.products',
      [product.id],
      body.products.map((each) => each.id),
    )
    if (body.products.length === 1) stage.expectAt(updateChangesWhatWasSent, step, ['products', 0], product)
  }
  await stage.call('deleteCategory', 'admin', { params: { id: category.id } })
  await stage.call('deleteCollection', 'admin', { params: { id: collection.id } })
  const { step } = await read(stage, product.id)
  stage.expectAt(deletedIsGone, step, [], { ...product, category_id: null, category: null, collection_id: null })
}
