import type { OperationId } from '#openapi/generated/operations.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import { isObject, type Json } from '../../judge/contract/records.ts'
import { unlike } from '../../judge/laws/echo.ts'
import { createdIsThere } from '../laws/writing-laws.ts'
import { callerFor } from './resources.ts'

/** Expects the record's own page to show the lists that were sent with it, whatever it calls them. */
export async function expectChildren(stage: LawStage, get: OperationId, id: string, sent: Json): Promise<void> {
  for (const items of Object.values(sent)) {
    const [first] = Array.isArray(items) ? (items as unknown[]) : []
    if (!isObject(first)) continue
    const step = await stage.ask(get, callerFor(get), { params: { id } }, ['200'])
    if (!step.sound || !isObject(step.answer.body)) continue
    for (const [name, shown] of Object.entries(step.answer.body))
      if (Array.isArray(shown) && isObject(shown[0]) && Object.keys(first).every((key) => key in (shown[0] as Json)))
        stage.expect(createdIsThere, step, unlike(items, shown, [name]))
  }
}
