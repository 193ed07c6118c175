import type { OperationId } from '#openapi/generated/operations.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Step } from '#contracts/judge/step.ts'
import { listOf } from '../../judge/contract/listed.ts'
import { queryParameter } from '../../judge/contract/openapi.ts'
import { isObject, type Json } from '../../judge/contract/records.ts'
import { totalIn } from '../snapshot/snapshot.ts'
import { callerFor } from './resources.ts'

/** A record as one call shows it. */
export interface Sighting {
  step: Step
  records: readonly Json[]
}

const sightingIn = (step: Step, id: string): Sighting => ({
  step,
  records: listOf(step)
    .items.filter(isObject)
    .filter((item) => item.id === id),
})

/** The most pages to search for one record. */
const mostPages = 12

/** Looks for a record in a list, starting at the last page, where new ones usually are. */
export async function lookFor(stage: LawStage, list: OperationId, id: string): Promise<Sighting> {
  const caller = callerFor(list)
  const limit = queryParameter(list, 'limit')?.schema.maximum
  if (!queryParameter(list, 'page')) return sightingIn(await stage.ask(list, caller, {}), id)
  const ask = (page: number) => stage.ask(list, caller, { query: { page, ...(limit !== undefined && { limit }) } })
  const first = await ask(1)
  const pages = Math.ceil((totalIn(first.answer.body) ?? 0) / (limit ?? 20))
  if (sightingIn(first, id).records.length > 0 || pages < 2) return sightingIn(first, id)
  let found = sightingIn(first, id)
  for (let page = pages; page > 1 && pages - page < mostPages && found.records.length === 0; page -= 1)
    found = sightingIn(await ask(page), id)
  return found
}

/** Searches for a record by a text that no other record has. */
export async function searchFor(stage: LawStage, search: OperationId, text: string, id: string): Promise<Sighting> {
  return sightingIn(await stage.ask(search, callerFor(search), { query: { q: text } }), id)
}
