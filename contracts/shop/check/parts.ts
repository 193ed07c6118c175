import type { ShopCalls, ShopJourney } from '#contracts/shop/exchanges/calls.ts'
import { operationOf } from '#contracts/shop/shop-contract.ts'
import { operations } from '#openapi/generated/operations.ts'
import { WronglyCalled } from '#contracts/check/could-not-run.ts'
import { journeyNamed, namesAJourney } from '#contracts/check/journey-named.ts'
import { type Part, type RunParts, runParts } from '#contracts/check/run-parts.ts'
import type { HostOptions } from '#contracts/check/subject.ts'
import { fault } from '#contracts/shop/exchanges/exchange.ts'
import { allExchanges, usualExchangeOf } from '#contracts/shop/exchanges/all.ts'
import { runOf } from '#contracts/session/run.ts'
import { shopKnowledge } from '#contracts/shop/shop-knowledge.ts'
import type { Session } from '#contracts/session/session.ts'
import { recordingIn, repeatRecording } from './against-recording/against-recording.ts'
import { codingsJourney } from './codings.ts'
import { journeys } from '#contracts/shop/journeys/all.ts'
import { fuzzJourney } from './fuzz.ts'
import { needsWrite } from '#contracts/check/host.ts'
import { counted } from '#contracts/check/reporters/in-words.ts'
import { othersStayAsTheyAre } from '#contracts/check/laws/writing-laws.ts'
import { watchOthers } from '#contracts/shop/others/watch.ts'
import { otherMethodsJourney } from '#contracts/check/other-methods.ts'
import { judgeSnapshot } from '#contracts/shop/snapshot/judge-snapshot.ts'
import { reading } from '#contracts/shop/snapshot/reads.ts'
import { bodySchema, usualStatus } from '#openapi/contract/operation.ts'

/** Orders, carts and sales depend on each other, and so do sign-ins and accounts. */
const sharedLanes: Readonly<Record<string, string>> = { cart: 'orders', sales: 'orders', auth: 'users' }
const laneOf = (id: string | undefined) => {
  const tag = id === undefined ? undefined : operationOf(id).tag
  return tag === undefined ? undefined : (sharedLanes[tag] ?? tag)
}

/** The options of a run, before its findings are reported. */
export type RunOptions = Pick<HostOptions, 'write' | 'traceless' | 'fuzz'> & {
  only?: string | undefined
  against?: string | undefined
}

/** Whether a run includes an operation. */
function aboutOf(only: string | undefined): (id: string) => boolean {
  if (only === undefined) return () => true
  const named = namesAJourney(only) ? journeyNamed(journeys, only).about : undefined
  return (id) => named?.includes(id) ?? operationOf(id).tag === only
}

const elsewhere = 'another client changes the host all the time'

/** Every call of the shop's contract, in stages. Throws `WronglyCalled` for flags that name nothing, or two things. */
export function shopParts({ write, traceless, fuzz = 0, only, against }: RunOptions, now = new Date()) {
  if (against !== undefined && (write || fuzz > 0 || only !== undefined))
    throw new WronglyCalled('--against repeats the reads of a recording alone: leave out --write, --fuzz and --only.')
  const about = aboutOf(only)
  return (session: Session): RunParts => {
    // The same session, which also notes what its writes change of others.
    const others = watchOthers(session, about)
    const run = runOf(others.session)
    const skipped: RunParts['skipped'] = []
    const skip = (name: string, reason: string) => skipped.push({ name, reason })
    const journeyPart = (journey: Pick<ShopJourney, 'name' | 'make'>): Part => ({
      name: journey.name,
      make: () => run.journey(journey),
    })

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
        const remains = journey.leaves ?? journey.about.some(shopKnowledge.leavesATrace)
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

    function one(journey: ShopJourney): Part[] {
      if (journey.reads || write) return [journeyPart(journey)]
      skip(journey.name, needsWrite)
      return []
    }

    function repeating(directory: string): Part {
      const recording = recordingIn(directory)
      const make = async () => {
        const { compared, hidden } = await repeatRecording(session, recording, now)
        if (hidden > 0)
          skip(`${counted(hidden, 'read')} of the recording`, 'it is of somebody whom the recording hides')
        return compared > 0 ? undefined : 'no call of the recording is a read of this contract that can be repeated'
      }
      return { name: 'the reads of the recording', make }
    }

    function chosen(): Part[][][] {
      if (against !== undefined) return [[[repeating(against)]]]
      return only !== undefined && namesAJourney(only) ? [[one(journeyNamed(journeys, only))]] : everything()
    }

    /** The records of others must be as they were before. */
    const last: Part = {
      make: () =>
        run.journey({
          name: othersStayAsTheyAre.name,
          make: async (calls: ShopCalls) => {
            const isUnclear = await others.judge(calls, (id) =>
              run.exchange(id, usualStatus(operationOf(id)), usualExchangeOf(id)),
            )
            if (isUnclear) skip(othersStayAsTheyAre.name, elsewhere)
          },
        }),
    }
    return { run, stages: [...chosen(), [[last]]], skipped, about }
  }
}

/** Makes every call and judges its answer in a session. Resolves to what was made and what was not. */
export const runAll = (session: Session, options: RunOptions, watching?: Parameters<typeof runParts>[1]) =>
  runParts(shopParts(options)(session), watching)
