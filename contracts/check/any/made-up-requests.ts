import type { Operation } from '#openapi/contract/contract.ts'
import { answerSchema, bodySchema, usualStatus } from '#openapi/contract/operation.ts'
import { idOf } from '#openapi/contract/record-id.ts'
import { CannotCall } from '#openapi/contract/request.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { fuzz } from '../fuzz.ts'
import { needsWrite } from '../host.ts'
import { madeUp, type MakingUp } from '#openapi/contract/made-up.ts'
import { askLoosely, type Making } from './read-journeys.ts'
import { paramsFor, requiredOf } from './requests.ts'
import type { Resource } from '#openapi/contract/resources.ts'

/** What makes a record that the run can delete: the host chooses its id, and answers it. */
function removable({ create, remove, parameter }: Resource, how: MakingUp): Operation[] {
  const hasId = (schema: Schema | undefined, inAnswer: boolean) =>
    schema !== undefined && idOf(madeUp(schema, { ...how, inAnswer }), parameter) !== undefined
  if (!create || !remove || create.path.includes('{')) return []
  try {
    return hasId(answerSchema(create, usualStatus(create)), true) && !hasId(bodySchema(create), false) ? [create] : []
  } catch (error) {
    // The journey of the record itself says why nothing can be made up for it.
    if (error instanceof CannotCall) return []
    throw error
  }
}

/** Reads, and makes records of some kinds, with requests that the contract allows. */
export async function tryMadeUp(
  making: Making,
  number: number,
  reads: readonly Operation[],
  created: readonly Resource[],
): Promise<void> {
  const { calls, session, knownRows } = making
  const operations = [...reads, ...created.flatMap((resource) => removable(resource, calls))]
  if (operations.length === 0) throw new CannotCall(needsWrite)
  const fails = new Set(session.findings.all.filter(({ rule }) => rule === 'status').map(({ operation }) => operation))
  await fuzz(session, {
    number,
    // What fails already would only end the run.
    operations: operations.filter(({ id }) => !fails.has(id)),
    valuesOf: (operation, { in: place, name, examples }) =>
      place === 'path'
        ? [...paramsFor(operation, knownRows)].flatMap(({ input }) => input.params?.[name] ?? [])
        : examples,
    ask: (operation, input) =>
      askLoosely(making, operation, { ...input, headers: requiredOf(operation, knownRows, calls).input.headers ?? {} }),
  })
}
