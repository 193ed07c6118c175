import { groupInput } from '#contracts/exchanges/own.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import { deletedIsGone, updateChangesWhatWasSent } from '../../laws/writing-laws.ts'
import { expectOnce } from '../expectations.ts'
import { type Product, read } from './own-product.ts'

export async function ownGroups(stage: LawStage) {
  const category = await stage.call('createCategory', 'admin', { body: groupInput(stage) })
  const collection = await stage.call('createCollection', 'admin', { body: groupInput(stage) })
  return { category, collection }
}

/** Renames a category, whose products show the new name everywhere. */
async function rename(stage: LawStage, before: Product, category: Success<'createCategory'>): Promise<Product> {
  const body = { ...groupInput(stage), name: stage.unique('Renamed') }
  const renamed = await stage.call('updateCategory', 'admin', { params: { id: category.id }, body })
  const { step, body: shown } = await read(stage, before.id)
  const inShort = { id: renamed.id, name: renamed.name }
  stage.expectAt(updateChangesWhatWasSent, step, [], { ...before, category: inShort })
  const product = { ...shown, category: { ...shown.category, ...inShort } }
  const search = await stage.ask('searchProducts', 'guest', { query: { q: before.name } })
  expectOnce(stage, updateChangesWhatWasSent, search, product)
  return product
}

/** A category or collection shows its products; deleting it keeps them and removes their link. */
export async function tryGroups(
  stage: LawStage,
  before: Product,
  { category, collection }: Awaited<ReturnType<typeof ownGroups>>,
): Promise<void> {
  const product = await rename(stage, before, category)
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
