import { productInput } from '#contracts/exchanges/own.ts'
import { inShort } from '#contracts/judge/in-short.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Step } from '#contracts/judge/step.ts'
import { conflictsAreRefused, refusedChangesNothing } from '../../laws/writing-laws.ts'
import { differences } from '../differences.ts'
import { type Product, read } from './own-product.ts'

export async function tryConflicts(stage: LawStage, one: Product, other: Product): Promise<void> {
  const refused = await stage.ask(
    'updateProduct',
    'admin',
    { params: { id: one.id }, body: { SKU: other.SKU, name: 'Refused' } },
    ['409'],
  )
  if (refused.answer.status < 300)
    stage.expect(conflictsAreRefused, refused, [
      { path: 'status', expected: '409', got: String(refused.answer.status) },
    ])
  const after = await read(stage, one.id)
  stage.expect(refusedChangesNothing, after.step, differences(one, after.body))
  const name = stage.unique('Refused')
  await stage.ask('createProduct', 'admin', { body: { ...productInput(stage), name, SKU: other.SKU } }, ['409'])
  const found = await stage.succeed('searchProducts', 'guest', { query: { q: name } })
  noneOf(stage, found.step, found.body.data, 'the refused product')
}

function noneOf(stage: LawStage, step: Step, items: readonly unknown[], what: string): void {
  if (items.length > 0)
    stage.expect(refusedChangesNothing, step, [{ path: '$.data', expected: `nothing of ${what}`, got: inShort(items) }])
}
