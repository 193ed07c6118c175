import { productInput } from '#contracts/exchanges/own.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import { conflictsAreRefused, deletedIsGone, refusedChangesNothing } from '../../laws/writing-laws.ts'
import { expectNone } from '../expectations.ts'
import { type Product, read } from './own-product.ts'

export async function tryConflicts(stage: LawStage, one: Product, other: Product): Promise<void> {
  const asked = { params: { id: one.id }, body: { SKU: other.SKU, name: 'Refused' } }
  const refused = await stage.ask('updateProduct', 'admin', asked, ['409'])
  stage.expectRefused(conflictsAreRefused, refused, '409')
  stage.expectAt(refusedChangesNothing, (await read(stage, one.id)).step, [], one)
  const name = stage.unique('Refused')
  await stage.ask('createProduct', 'admin', { body: { ...productInput(stage), name, SKU: other.SKU } }, ['409'])
  const found = await stage.ask('searchProducts', 'guest', { query: { q: name } })
  expectNone(stage, refusedChangesNothing, found, () => true, 'refused product')
}

/** Deletes a product, whose SKU is then free for another one. */
export async function tryDeletedSku(stage: LawStage, { id, SKU }: Product): Promise<void> {
  await stage.call('deleteProduct', 'admin', { params: { id } })
  const again = await stage.ask('createProduct', 'admin', { body: { ...productInput(stage), SKU } }, ['201', '409'])
  const expected = '201, since the product with this SKU is deleted'
  if (again.answer.status === 409) stage.broken(deletedIsGone, again, 'status', expected, '409')
}
