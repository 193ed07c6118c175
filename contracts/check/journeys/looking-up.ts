import type { OperationId } from '#openapi/generated/operations.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Step } from '#contracts/judge/step.ts'
import { listOf } from '../../judge/contract/listed.ts'
import { queryParameter } from '../../judge/contract/openapi.ts'
import { isObject } from '../../judge/contract/records.ts'
import { totalIn } from '../snapshot/snapshot.ts'
import { callerFor } from './resources.ts'

/** Whether a call lists a record. */
const shows = (step: Step, id: string) => listOf(step).items.some((item) => isObject(item) && item.id === id)

/** The most pages to search for one record. */
const mostPages = 12

/** Looks for a record in a list, starting at the last page, where new ones usually are. */
export async function lookFor(stage: LawStage, list: OperationId, id: string): Promise<Step> {
  const caller = callerFor(list)
  const limit = queryParameter(list, 'limit')?.schema.maximum
  if (!queryParameter(list, 'page')) return stage.ask(list, caller, {})
  const ask = (page: number) => stage.ask(list, caller, { query: { page, ...(limit !== undefined && { limit }) } })
  let found = await ask(1)
  const pages = Math.ceil((totalIn(found.answer.body) ?? 0) / (limit ?? 20))
  for (let page = pages; page > 1 && pages - page < mostPages && !shows(found, id); page -= 1) found = await ask(page)
  return found
}

/** Searches for a record by a text that no other record has. */
export const searchFor = (stage: LawStage, search: OperationId, q: string): Promise<Step> =>
  stage.ask(search, callerFor(search), { query: { q } })
