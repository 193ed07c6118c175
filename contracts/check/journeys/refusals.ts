import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Loose } from '#contracts/exchanges/asked.ts'
import type { Exchange } from '#contracts/exchanges/exchange.ts'
import { type LawStage, successes } from '#contracts/session/law-stage.ts'
import { isObject } from '../../judge/contract/records.ts'
import { brokenRequests } from '../requests/broken-requests.ts'
import { foreignFields, obeyedIn } from '../requests/foreign-fields.ts'
import { badInputIsRefused, foreignFieldsHaveNoEffect } from '../laws/writing-laws.ts'
import { usualExchangeOf } from '../usual-exchange.ts'
import type { LawJourney } from './journey.ts'
import { callerFor } from './resources.ts'
import { watch } from './traces.ts'

const refusals = (id: OperationId) => Object.keys(operations[id].answers).filter((status) => status.startsWith('4'))

/**
 * A token with an extra letter is refused, and one of another form, which a host reads in the same place for every
 * call; exchanges try no token and the wrong role.
 */
async function tryCallers(stage: LawStage, id: OperationId, asked: Loose): Promise<void> {
  const { access, method } = operations[id]
  if (access === 'public') return
  const caller = callerFor(id)
  const longer = `${stage.token(caller)}x`
  for (const token of method === 'GET' && access === 'token' ? ['not-a-token', longer] : [longer])
    await stage.ask(id, caller, asked, ['401'], token)
}

async function tryBadInput(stage: LawStage, id: OperationId, asked: Loose): Promise<void> {
  for (const { broken, asked: request } of brokenRequests(id, asked, stage.pick)) {
    const step = await stage.ask(id, callerFor(id), request, refusals(id))
    const { status } = step.answer
    const path = `request ${broken.split(':')[0] ?? ''}`
    if (status < 300) stage.broken(badInputIsRefused, step, path, `a refusal of ${broken}`, String(status))
  }
}

/** The valid request with fields that it must not hold. */
async function tryForeignFields(stage: LawStage, id: OperationId, asked: Loose): Promise<void> {
  const foreign = foreignFields(id)
  const multipart = operations[id].body?.contentType === 'multipart/form-data'
  if (Object.keys(foreign).length === 0 || multipart || !isObject(asked.body) || !stage.mayRemain(id)) return
  const request = { ...asked, body: { ...asked.body, ...foreign } }
  const step = await stage.ask(id, callerFor(id), request, [...successes(id), '400'])
  for (const { path, got } of step.answer.status < 300 ? obeyedIn(step.answer.body, foreign) : [])
    stage.broken(foreignFieldsHaveNoEffect, step, path, 'a value of the host, not the sent one', got)
}

const journeyOf = (id: OperationId, exchange: Exchange): LawJourney => ({
  name: `what ${id} refuses`,
  about: [id],
  writes: operations[id].method !== 'GET',
  async play(stage) {
    const [asked] = await exchange.attempts(stage)
    if (!asked) return
    const expectNoTrace = operations[id].method === 'GET' ? undefined : await watch(stage, id, asked)
    await tryCallers(stage, id, asked)
    await tryBadInput(stage, id, asked)
    await expectNoTrace?.()
    await tryForeignFields(stage, id, asked)
  },
})

/** One journey for each operation, with every caller and input that the contract refuses. */
export const refusalJourneys: readonly LawJourney[] = Object.values(operations).flatMap(({ id }) => {
  const exchange = usualExchangeOf(id)
  return exchange ? [journeyOf(id, exchange)] : []
})
