import type { Operation } from '#openapi/contract/contract.ts'
import { runOf } from '#contracts/session/run.ts'
import type { Session } from '#contracts/session/session.ts'
import { needsWrite } from '../host.ts'
import { otherMethodsJourney } from '../other-methods.ts'
import { tryMadeUp } from './made-up-requests.ts'
import { type Making, tryBroken, tryDetails, tryRead, tryUnknown, tryWithoutToken } from './read-journeys.ts'
import { KnownRows, requestsFor } from './requests.ts'
import { lastParameter } from '#openapi/contract/record-id.ts'
import { resourcesOf } from '#openapi/contract/resources.ts'
import { tryOther, tryResource } from './write-journey.ts'

interface AnyRunOptions {
  write: boolean
  traceless: boolean
  only?: string | undefined
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

const depthOf = ({ path }: Operation) => path.split('{').length

/** What a run makes of a contract: reads from the outer paths to the inner ones, then, with `write`, the writes. */
function partsOf({ contract }: Session['options'], { write, only, fuzz = 0 }: AnyRunOptions) {
  const [parts, skipped]: [Part[], Array<{ name: string; reason: string }>] = [[], []]
  const operations = contract.operations.filter(({ tag }) => only === undefined || tag === only)
  const resources = resourcesOf(contract).filter(({ list, get, create }) =>
    [list, get, create].some((each) => each && operations.includes(each)),
  )
  const reads = operations.filter(({ method }) => method === 'GET').toSorted((a, b) => depthOf(a) - depthOf(b))
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
  const creates = new Set(resources.map(({ create }) => create))
  const ofRecords = new Set(resources.flatMap(({ put, patch, remove }) => [put, patch, remove]))
  if (write)
    for (const resource of resources)
      if (resource.create)
        parts.push({
          name: `the life of what ${resource.create.id} makes`,
          make: (making) => tryResource(making, resource),
        })
  for (const operation of operations.filter(({ method }) => !/^(?:GET|HEAD|OPTIONS|TRACE)$/.test(method))) {
    if (creates.has(operation)) continue
    const isLone = operation.method === 'POST' && !operation.path.includes('{')
    const isOfOwn =
      ofRecords.has(operation) &&
      resources.some(({ create, put, patch, remove }) => create && [put, patch, remove].includes(operation))
    const isInside = resources.some(({ create, get }) => create && get && operation.path.startsWith(`${get.path}/`))
    if (!write) skipped.push({ name: operation.id, reason: needsWrite })
    else if (isLone) parts.push({ name: operation.id, make: (making) => tryOther(making, operation) })
    else if (!isOfOwn && !isInside)
      skipped.push({ name: operation.id, reason: 'it would change records that the run has not made' })
  }
  if (fuzz > 0) {
    const made = write ? resources : []
    parts.push({ name: 'made-up requests', make: (making) => tryMadeUp(making, fuzz, reads, made) })
  }
  if (!write) for (const create of creates) if (create) skipped.push({ name: create.id, reason: needsWrite })
  return { parts, skipped, about: (id: string) => operations.some((each) => each.id === id) }
}

/** Makes every call that follows from the contract of a session. Resolves to what was made and what was not. */
export async function runAny(session: Session, options: AnyRunOptions, { signal, onProgress }: Watching = {}) {
  const { parts, skipped, about } = partsOf(session.options, options)
  const run = runOf(session)
  const known = new KnownRows()
  const made: string[] = []
  const all = [
    ...parts.map(({ name, make }) => ({
      name,
      make: (calls: Making['calls']) => make({ session, calls, known, during: name }),
    })),
    ...(options.write ? [otherMethodsJourney(session, about)] : []),
  ]
  for (const [index, journey] of all.entries()) {
    const reason = signal?.aborted ? 'the run was stopped' : await run.journey(journey)
    if (reason === undefined) made.push(journey.name)
    else skipped.push({ name: journey.name, reason })
    onProgress?.(index + 1, all.length)
  }
  return { made, skipped, left: [...new Set(run.left)], about }
}
