import type { KitJourney } from '#mocks/any-contract/project/own-check.ts'
import type { Contract } from '#openapi/contract/contract.ts'
import { lastParameter } from '#openapi/contract/record-id.ts'
import { resourcesOf } from '#openapi/contract/resources.ts'
import { runOf } from '#contracts/session/run.ts'
import type { Session } from '#contracts/session/session.ts'
import { needsWrite } from '../host.ts'
import { journeyNamed, namesAJourney } from '../journey-named.ts'
import { otherMethodsJourney } from '../other-methods.ts'
import type { RunParts } from '../run-parts.ts'
import { chosenIn, dataFor } from './chosen.ts'
import { tryMadeUp } from './made-up-requests.ts'
import { isCalledBy, isSafe, isSkipped, planOf } from './plan.ts'
import { type Making, tryBroken, tryDetails, tryRead, tryUnknown, tryWithoutToken } from './read-journeys.ts'
import { KnownRows, requestsFor } from './requests.ts'
import { tryOther, tryResource } from './write-journey.ts'

interface AnyRunOptions {
  write: boolean
  only?: readonly string[] | undefined
  skip?: readonly string[] | undefined
  also?: readonly string[]
  param?: readonly string[]
  /** How many requests to make up. */
  fuzz?: number
}

interface AnyPart {
  name: string
  make: (making: Making) => Promise<void>
}

/** The journeys of a project that a run makes with these flags. Throws `WronglyCalled` for one that is not there. */
function ownJourneys(contract: Contract, { only, skip }: AnyRunOptions, journeys: readonly KitJourney[]) {
  const named = only?.filter(namesAJourney).map((name) => journeyNamed(journeys, name)) ?? []
  const others = only?.filter((name) => !namesAJourney(name))
  const isMeant = chosenIn(contract, others, skip)
  const meant = new Set(contract.operations.filter(isMeant).map(({ id }) => id))
  return {
    only: others,
    /** Whether nothing but journeys is named. */
    isAlone: named.length > 0 && others?.length === 0,
    own: journeys.filter((each) => named.includes(each) || each.about.some((id) => meant.has(id))),
  }
}

/**
 * What a run makes of any contract: the reads, then, with `write`, the writes, then the journeys of the project. Throws
 * `CouldNotRun` for a name in the flags that the contract does not have.
 */
export function anyParts(contract: Contract, options: AnyRunOptions, journeys: readonly KitJourney[]) {
  const { write, skip, also = [], fuzz = 0 } = options
  const { only, own, isAlone } = ownJourneys(contract, options, journeys)
  const plan = planOf(contract, { only, skip, also: isAlone ? [] : also })
  const given = dataFor(contract, options.param ?? [])
  const parts: AnyPart[] = []
  const skipped: RunParts['skipped'] = []
  const { reads, created, about, alone, uncalled } = plan
  const resources = resourcesOf(contract).filter(({ list, get }) =>
    [list, get].some((each) => each && reads.includes(each)),
  )
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
        const [request] = requestsFor(read, making.knownRows, making.calls)
        if (!request) return
        await tryWithoutToken(making, read, request.input)
        await tryBroken(making, read, request.input)
      },
    })
  }
  const creates = created.flatMap(({ create }) => create ?? [])
  if (write) {
    for (const resource of created)
      parts.push({
        name: `the life of what ${resource.create?.id} makes`,
        make: (making) => tryResource(making, resource),
      })
    for (const operation of alone) parts.push({ name: operation.id, make: (making) => tryOther(making, operation) })
    for (const { operation, reason } of uncalled) skipped.push({ name: operation.id, reason })
  } else {
    for (const { id } of [...creates, ...about, ...alone]) skipped.push({ name: id, reason: needsWrite })
    for (const { operation, reason } of uncalled)
      skipped.push({ name: operation.id, reason: isSafe(operation) || reason === isSkipped ? reason : needsWrite })
  }
  for (const journey of own)
    if (write || journey.reads) parts.push({ name: journey.name, make: ({ calls }) => journey.make(calls) })
    else skipped.push({ name: journey.name, reason: needsWrite })
  if (fuzz > 0)
    parts.push({ name: 'made-up requests', make: (making) => tryMadeUp(making, fuzz, reads, write ? created : []) })
  const isCalled = isCalledBy(plan)
  const ofJourneys = new Set(own.flatMap((each) => each.about))
  return (session: Session): RunParts => {
    const run = runOf(session)
    const knownRows = new KnownRows(given)
    const all = [
      ...parts.map(({ name, make }) => ({
        name,
        make: (calls: Making['calls']) => make({ session, calls, knownRows, context: name }),
      })),
      ...(write && !isAlone ? [otherMethodsJourney(session, isCalled)] : []),
    ]
    return {
      run,
      stages: [[all.map((journey) => ({ name: journey.name, make: () => run.journey(journey) }))]],
      skipped: [...skipped],
      about: (id) => isCalled(id) || ofJourneys.has(id) || uncalled.some(({ operation }) => operation.id === id),
    }
  }
}
