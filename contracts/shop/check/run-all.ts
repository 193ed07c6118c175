import type { ShopCalls, ShopJourney } from '#contracts/shop/exchanges/calls.ts'
import { operationOf } from '#contracts/shop/shop-contract.ts'
import { operations } from '#openapi/generated/operations.ts'
import { fault } from '#contracts/shop/exchanges/exchange.ts'
import { allExchanges } from '#contracts/shop/exchanges/all.ts'
import { runOf } from '#contracts/session/run.ts'
import { leavesATrace } from '#contracts/shop/exchanges/undo.ts'
import type { Session } from '#contracts/session/session.ts'
import { recordingIn, repeatRecording } from './against-recording/against-recording.ts'
import { codingsJourney } from './codings.ts'
import { journeys } from '#contracts/shop/journeys/all.ts'
import { journeyNamed } from './list.ts'
import { namesAJourney, type RunOptions } from './options.ts'
import { fuzzJourney } from './fuzz.ts'
import { needsWrite } from '#contracts/check/host.ts'
import { counted } from '#contracts/check/reporters/in-words.ts'
import { inParallel } from '#contracts/check/in-parallel.ts'
import { othersStayAsTheyAre } from '#contracts/check/laws/writing-laws.ts'
import { watchOthers } from '#contracts/shop/others/watch.ts'
import { otherMethodsJourney } from '#contracts/check/other-methods.ts'
import { judgeSnapshot } from '#contracts/shop/snapshot/judge-snapshot.ts'
import { reading } from '#contracts/shop/snapshot/reads.ts'
import { usualExchangeOf } from './usual-exchange.ts'
import { bodySchema, usualStatus } from '#openapi/contract/operation.ts'

/** A part of a run, such as an exchange or a journey. */
interface Part {
  name: string
  /** Resolves to the reason if it could not be made. */
  make: () => Promise<string | undefined>
}

/** Orders, carts and sales depend on each other, and so do sign-ins and accounts. */
const sharedLanes: Readonly<Record<string, string>> = { cart: 'orders', sales: 'orders', auth: 'users' }
const laneOf = (id: string | undefined) => {
  const tag = id === undefined ? undefined : operationOf(id).tag
  return tag === undefined ? undefined : (sharedLanes[tag] ?? tag)
}

/** Whether a run includes an operation. */
export function aboutOf({ only }: Pick<RunOptions, 'only'>): (id: string) => boolean {
  if (only === undefined) return () => true
  const named = namesAJourney(only) ? journeyNamed(only).about : undefined
  return (id) => named?.includes(id) ?? operationOf(id).tag === only
}

const elsewhere = 'another client changes the host all the time'

interface Watching {
  /** For the dates of a recording. */
  now?: Date
  /** Stops the run; its changes are still undone. */
  signal?: AbortSignal
  onProgress?: (done: number, all: number) => void
}

/** Makes every call and judges its answer in a session. Resolves to what was made and what was not. */
export async function runAll(
  session: Session,
  options: Pick<RunOptions, 'write' | 'traceless' | 'fuzz' | 'only' | 'against'>,
  { signal, onProgress, now = new Date() }: Watching = {},
) {
  const { write, traceless, fuzz = 0 } = options
  const about = aboutOf(options)
  const others = watchOthers(session, about)
  const run = runOf(others.session)
  const [made, skipped]: [string[], Array<{ name: string; reason: string }>] = [[], []]
  const skip = (name: string, reason: string) => skipped.push({ name, reason })

  const journeyPart = (journey: Pick<ShopJourney, 'name' | 'make'>): Part => ({
    name: journey.name,
    make: () => run.journey(journey),
  })

  /** Parts in stages, each of which begins when the one before it has ended. */
  function everything(): Part[][][] {
    /** What is made first, each beside the others. */
    const reads: Part[][] = []
    /** Parts that come before those that write, each after the one before it. */
    const alone: Part[] = []
    /** Parts of one lane follow each other, since they judge the same cart, account or orders. */
    const lanes = new Map<string | undefined, Part[]>()
    const add = (lane: string | undefined, part: Part) => lanes.set(lane, [...(lanes.get(lane) ?? []), part])
    if (reading.some(({ id }) => about(id)))
      alone.push({
        name: 'reading the host',
        make: async () => {
          const { lists, unclear } = await judgeSnapshot(session, about)
          for (const law of unclear) skip(law, elsewhere)
          if (write) others.begin(lists)
          return undefined
        },
      })
    if (write) add(undefined, journeyPart(otherMethodsJourney(session, about)))
    for (const { id, status, exchange } of allExchanges) {
      if (exchange === fault || !about(id)) continue
      const name = `${id} ${status}`
      // A host may be lenient here, since the refusal journeys require a 400 for each broken constraint.
      const right = status === '400' ? 'documented' : 'wanted'
      const part: Part = { name, make: () => run.exchange(id, status, exchange, right) }
      if (operations[id].method === 'GET' || name === 'login 200') reads.push([part])
      else if (!write) skip(name, needsWrite)
      // The refusal journeys try each constraint of a body.
      else if (status !== '400' || bodySchema(operationOf(id)) === undefined) add(laneOf(id), part)
    }
    const codings = codingsJourney(session)
    if (codings.about.some(about)) reads.push([journeyPart(codings)])
    for (const journey of journeys.filter((each) => each.about.some(about))) {
      const remains = journey.leaves ?? journey.about.some(leavesATrace)
      if ((!journey.reads && !write) || (remains && traceless)) continue
      if (journey.alone) alone.push(journeyPart(journey))
      else add(laneOf(journey.about[0]), journeyPart(journey))
    }
    return [
      reads,
      [alone],
      [...lanes.values()].toSorted((a, b) => b.length - a.length),
      [fuzz > 0 ? [journeyPart(fuzzJourney(session, fuzz, write, about))] : []],
    ]
  }

  const named = namesAJourney(options.only) ? journeyNamed(String(options.only)) : undefined
  if (named && !named.reads && !write) skip(named.name, needsWrite)
  const one = named && (named.reads || write) ? [journeyPart(named)] : []
  const repeating = options.against === undefined ? undefined : recordingIn(options.against)
  const repeat = async () => {
    if (!repeating) return undefined
    const { compared, hidden } = await repeatRecording(session, repeating, now)
    if (hidden > 0) skip(`${counted(hidden, 'read')} of the recording`, 'it is of somebody whom the recording hides')
    return compared > 0 ? undefined : 'no call of the recording is a read of this contract that can be repeated'
  }
  const only = repeating ? [{ name: 'the reads of the recording', make: repeat }] : one
  const stages = named || repeating ? [[only]] : everything()

  // One more comes last: the records of others must be as they were before.
  const all = stages.flat(2).length + 1
  let done = 0
  async function inTurn(parts: readonly Part[]): Promise<void> {
    for (const { name, make } of parts) {
      const reason = signal?.aborted ? 'the run was stopped' : await make()
      if (reason === undefined) made.push(name)
      else skip(name, reason)
      onProgress?.((done += 1), all)
    }
  }
  for (const stage of stages) await inParallel(stage, inTurn)

  await run.journey({
    name: othersStayAsTheyAre.name,
    make: async (calls: ShopCalls) => {
      const isUnclear = await others.judge(calls, (id) =>
        run.exchange(id, usualStatus(operationOf(id)), usualExchangeOf(id)),
      )
      if (isUnclear) skip(othersStayAsTheyAre.name, elsewhere)
    },
  })
  onProgress?.(all, all)
  return {
    made,
    skipped,
    /** What the run has left on the host. */
    left: run.left,
  }
}
