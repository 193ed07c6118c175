import { runOf } from '#contracts/session/run.ts'
import type { Session } from '#contracts/session/session.ts'
import { needsWrite } from '../host.ts'
import { isCalledBy, isSafe, isSkipped, planOf } from './plan.ts'
import { otherMethodsJourney } from '../other-methods.ts'
import { tryMadeUp } from './made-up-requests.ts'
import { type Making, tryBroken, tryDetails, tryRead, tryUnknown, tryWithoutToken } from './read-journeys.ts'
import type { Given } from './chosen.ts'
import { KnownRows, requestsFor } from './requests.ts'
import { lastParameter } from '#openapi/contract/record-id.ts'
import { resourcesOf } from '#openapi/contract/resources.ts'
import { tryOther, tryResource } from './write-journey.ts'

interface AnyRunOptions {
  write: boolean
  traceless: boolean
  only?: readonly string[] | undefined
  skip?: readonly string[] | undefined
  also?: readonly string[]
  given?: Given
  /** How many requests to make up. */
  fuzz?: number
}

interface Watching {
  signal?: AbortSignal
  onProgress?: (done: number, all: number) => void
}

interface Part {
  name: string
  make: (making: Making) => Promise<void>
}

/** What a run makes of a contract: the reads, then, with `write`, the writes. */
function partsOf({ contract }: Session['options'], { write, only, skip, also = [], fuzz = 0 }: AnyRunOptions) {
  const [parts, skipped]: [Part[], Array<{ name: string; reason: string }>] = [[], []]
  const plan = planOf(contract, { only, skip, also })
  const { reads, made, about, alone, left } = plan
  const resources = resourcesOf(contract).filter(({ list, get }) =>
    [list, get].some((each) => each && reads.includes(each)),
  )
  const isCalled = isCalledBy(plan)
  const isAbout = (id: string) => isCalled(id) || left.some(({ operation }) => operation.id === id)
  for (const read of reads) parts.push({ name: read.id, make: (making) => tryRead(making, read) })
  for (const resource of resources)
    if (resource.list && resource.get)
      parts.push({ name: `${resource.get.id} beside its list`, make: (making) => tryDetails(making, resource) })
  for (const read of reads) {
    const name = lastParameter(read.path)
    const parameter = read.parameters.find((each) => each.in === 'path' && each.name === name)
    if (parameter)
      parts.push({ name: `${read.id} of no record`, make: (making) => tryUnknown(making, read, parameter) })
    parts.push({
      name: `what ${read.id} refuses`,
      async make(making) {
        const [request] = requestsFor(read, making.known, making.calls)
        if (!request) return
        await tryWithoutToken(making, read, request.asked)
        await tryBroken(making, read, request.asked)
      },
    })
  }
  const creates = made.flatMap(({ create }) => create ?? [])
  if (write) {
    for (const resource of made)
      parts.push({
        name: `the life of what ${resource.create?.id} makes`,
        make: (making) => tryResource(making, resource),
      })
    for (const operation of alone) parts.push({ name: operation.id, make: (making) => tryOther(making, operation) })
    for (const { operation, reason } of left) skipped.push({ name: operation.id, reason })
  } else {
    for (const { id } of [...creates, ...about, ...alone]) skipped.push({ name: id, reason: needsWrite })
    for (const { operation, reason } of left)
      skipped.push({ name: operation.id, reason: isSafe(operation) || reason === isSkipped ? reason : needsWrite })
  }
  if (fuzz > 0)
    parts.push({
      name: 'made-up requests',
      make: (making) => tryMadeUp(making, fuzz, reads, write ? made : []),
    })
  return { parts, skipped, isCalled, about: isAbout }
}

/** Makes every call that follows from the contract of a session. Resolves to what was made and what was not. */
export async function runAny(session: Session, options: AnyRunOptions, { signal, onProgress }: Watching = {}) {
  const { parts, skipped, isCalled, about } = partsOf(session.options, options)
  const run = runOf(session)
  const known = new KnownRows(options.given)
  const made: string[] = []
  const all = [
    ...parts.map(({ name, make }) => ({
      name,
      make: (calls: Making['calls']) => make({ session, calls, known, during: name }),
    })),
    ...(options.write ? [otherMethodsJourney(session, isCalled)] : []),
  ]
  for (const [index, journey] of all.entries()) {
    const reason = signal?.aborted ? 'the run was stopped' : await run.journey(journey)
    if (reason === undefined) made.push(journey.name)
    else if (!skipped.some((each) => journey.name.includes(each.name) && each.reason === reason))
      skipped.push({ name: journey.name, reason })
    onProgress?.(index + 1, all.length)
  }
  return { made, skipped, left: [...new Set(run.left)], about }
}
