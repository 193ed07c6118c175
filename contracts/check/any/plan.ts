import type { Contract, Operation } from '#openapi/contract/contract.ts'
import { isInside, withoutSlash } from '#openapi/contract/record-id.ts'
import { makesARecord, type Resource, resourcesOf } from '#openapi/contract/resources.ts'
import { chosenIn, isOperation } from './chosen.ts'
import { printable } from '#openapi/contract/printable.ts'
import { WronglyCalled } from '../could-not-run.ts'
import { triedOn } from '../other-methods.ts'

interface PlanOptions {
  only?: readonly string[] | undefined
  skip?: readonly string[] | undefined
  /** Operations to call with `write` although they may do anything, by their id or as `POST /search`. */
  also?: readonly string[]
}

/** What a run calls of a contract. */
export interface Plan {
  reads: Operation[]
  /** With `write`, the records that are made, and what is called about them and nothing else. */
  created: Resource[]
  about: Operation[]
  /** With `write`, what is called by itself. */
  alone: Operation[]
  /** What is not called even with `write`, and why. */
  uncalled: Array<{ operation: Operation; reason: string }>
}

const asWritten = ({ method, path }: Operation) => `${method} ${path}`
const depthOf = ({ path }: Operation) => path.split('{').length

/** The operation that a flag names. Throws `WronglyCalled` if there is none. */
function named({ operations }: Contract, name: string): Operation {
  const found = operations.find((each) => isOperation(each, name))
  if (!found) throw new WronglyCalled(`--also ${name}: the contract has no such operation. --list prints all of them.`)
  return found
}

/** What a run calls: reads from the outer paths to the inner ones, and nothing that may change what it has not made. */
export function planOf(contract: Contract, { only, skip, also = [] }: PlanOptions): Plan {
  const isMeant = chosenIn(contract, only, skip)
  const isAllowed = chosenIn(contract, undefined, skip)
  const allowed = contract.operations.filter(isAllowed)
  const chosen = also.map((each) => named(contract, each))
  const operations = contract.operations.filter(isMeant)
  const isAnyMeant = (all: ReadonlyArray<Operation | undefined>) =>
    all.some((each) => each && operations.includes(each))
  const created = resourcesOf({ ...contract, operations: allowed }).filter(
    ({ create, put, patch, remove }) => create && isAnyMeant([create, put, patch, remove]),
  )
  const creates = created.map(({ create }) => create)
  const plan: Plan = { reads: [], created, about: [], alone: [], uncalled: [] }
  for (const operation of new Set([...operations, ...chosen])) {
    const { method, path } = operation
    const isOfOwn = created.some(
      ({ get, put, patch, remove }) =>
        [put, patch, remove].includes(operation) || (get !== undefined && isInside(path, get.path)),
    )
    if (method === 'GET') plan.reads.push(operation)
    else if (creates.includes(operation)) continue
    else if (isOfOwn) plan.about.push(operation)
    else if (chosen.includes(operation)) plan.alone.push(operation)
    else if (method === 'POST' && !path.includes('{') && makesARecord(contract, operation)) plan.alone.push(operation)
    else plan.uncalled.push({ operation, reason: reasonFor(operation) })
  }
  // The lists that show the ids of what was chosen.
  const isBefore = ({ path }: Operation) => operations.some((each) => each.path.startsWith(`${withoutSlash(path)}/{`))
  plan.reads.push(...allowed.filter((each) => each.method === 'GET' && !plan.reads.includes(each) && isBefore(each)))
  for (const operation of contract.operations)
    if (!isAllowed(operation)) plan.uncalled.push({ operation, reason: isSkipped })
  plan.reads.sort((a, b) => depthOf(a) - depthOf(b))
  return plan
}

/** Why an operation is not called that `--skip` names. */
export const isSkipped = 'it is left out by --skip'

/** Whether an operation reads, and how is not judged. */
export const isSafe = ({ method }: Operation) => /^(?:HEAD|OPTIONS|TRACE)$/.test(method)

function reasonFor(operation: Operation): string {
  const { method } = operation
  if (isSafe(operation)) return 'nothing is judged about such a method'
  return method === 'POST'
    ? "it may do more than make a record: --also 'POST /its/path' calls it nevertheless"
    : `it would change records that the run has not made: --also '${method} /its/path' calls it nevertheless`
}

/** Whether a run with `write` calls an operation. */
export function isCalledBy({ reads, created, about, alone }: Plan): (id: string) => boolean {
  const called = new Set([...reads, ...created.map(({ create }) => create), ...about, ...alone].map((each) => each?.id))
  return (id) => called.has(id)
}

/** A line for each operation. */
const lines = (operations: readonly Operation[], more = '') =>
  operations.map((each) =>
    printable(`  ${asWritten(each)}${each.id === asWritten(each) ? '' : ` (${each.id})`}${more}`),
  )

/** The operations that a run sends, with and without `--write`, and those that it does not. */
export function planText(contract: Contract, options: PlanOptions): string {
  const plan = planOf(contract, options)
  const { reads, created, about, alone, uncalled } = plan
  const beyond = triedOn(contract, isCalledBy(plan)).map(({ first, method }) => `  ${method} ${first.path}`)
  return [
    'Sent:',
    ...lines(reads),
    'Sent with --write alone:',
    ...lines(created.flatMap(({ create }) => create ?? [])),
    ...lines(about, ', to what the run has made'),
    ...lines(alone),
    'Sent with --write alone, without a token and with ids of no record, since the contract does not have them:',
    ...beyond,
    'Not sent:',
    ...uncalled.flatMap(({ operation, reason }) => lines([operation], `: ${reason}`)),
  ].join('\n')
}
