import { operationNamed } from '#openapi/contract/operation.ts'
import type { Right } from '../judge/judge.ts'
import type { Session } from './session.ts'
import { namesNobody, withUnknown } from './unknown-id.ts'
import { unknownLike } from '#openapi/contract/unknown-like.ts'
import type { Exchange, Journey, JudgedCalls } from './journey.ts'
import { keepTrack } from './created.ts'
import { BrokenPreparation, mustBeAllowed, type Underway, callsOf } from './calls.ts'
import { CannotCall, NoAnswer } from '#openapi/contract/request.ts'

export interface Run {
  readonly session: Session
  /**
   * Makes one exchange and undoes its changes; resolves to the reason if it could not be made. By default only its status
   * is right.
   */
  exchange(id: string, status: string, exchange: Exchange, right?: Right): Promise<string | undefined>
  /** Makes a journey and undoes its changes; resolves to the reason if it could not be made. */
  journey(journey: Pick<Journey, 'name' | 'make'>): Promise<string | undefined>
  /** What could not be undone, because the contract offers no call for it or the call failed. */
  readonly leftovers: readonly string[]
}

/** Makes the exchanges and journeys of a session. */
export function runOf(session: Session): Run {
  const undoing = keepTrack(session)
  const callsFor = callsOf(session, undoing)

  /** The id that stands for nobody's, once it is known. */
  let ofHost: Promise<string | undefined> | undefined
  const unknownId = async (calls: JudgedCalls) => {
    const given = await session.options.knowledge.idOf?.(calls)
    return given === undefined ? undefined : unknownLike(given)
  }

  async function tried(
    about: Pick<Underway, 'name' | 'isJourney'>,
    make: (underway: Underway) => Promise<string | undefined>,
    unanswered = new Set<string>(),
  ): Promise<string | undefined> {
    const before = unanswered.size
    const underway: Underway = { ...about, unanswered, broken: false, created: [], calls: [] }
    try {
      return await make(underway)
    } catch (error) {
      if (error instanceof CannotCall) return error.message
      // A field that a broken answer lacks throws where it is used.
      if (error instanceof BrokenPreparation || (underway.broken && error instanceof TypeError))
        return 'a call that prepares it broke the contract'
      if (!(error instanceof NoAnswer)) throw error
      if (unanswered.size === before) return error.message
      undoing.leftovers.push(`perhaps what a call of "${about.name}" made, which got no answer (${error.message})`)
    } finally {
      await undoing.takeBack(underway.created, about.name)
    }
    return tried(about, make, unanswered)
  }

  async function makeExchange(
    id: string,
    status: string,
    { as: caller, attempts, needs, again }: Exchange,
    right: Right,
    underway: Underway,
  ) {
    const { name, unanswered, created, calls } = underway
    const operation = operationNamed(session.options.contract, id)
    const only = needs === undefined
    // What a record says that is not in the state for it.
    const states = ['403', '404', '409'].filter((each) => each !== status && each in operation.answers)
    const how = { wanted: [status], also: only ? [] : states, context: name, unanswered, earlier: calls }
    mustBeAllowed(session, id, [status])
    // If another client deletes the chosen record before it is read, another one is chosen.
    const chances = operation.method === 'GET' && status === '200' ? 3 : 1
    for (let chance = 1; chance <= chances; chance += 1) {
      const preparing = callsFor(underway)
      const requests = await attempts(preparing)
      for (const request of requests) {
        const unknown = namesNobody(request) ? await (ofHost ??= unknownId(preparing)) : undefined
        const input = unknown === undefined ? request : withUnknown(request, unknown)
        const now = only && chance < chances ? 'documented' : right
        const call = await session.ask(id, caller, input, { ...how, right: now })
        calls.push(call)
        undoing.remember(created, call)
        const got = String(call.answer.status)
        if (got === status) {
          if (again) await session.ask(id, caller, input, { ...how, wanted: [again], also: [] })
          return undefined
        }
        if (only ? now !== right && got === '404' : states.includes(got) || right === 'documented') continue
        if (now !== right) await session.ask(id, caller, input, how)
        return undefined
      }
    }
    return `the host has no ${needs ?? 'record in the state for it'}`
  }

  return {
    session,
    leftovers: undoing.leftovers,
    exchange: (id, status, given, right = 'wanted') =>
      tried({ name: `${id} ${status}`, isJourney: false }, (underway) =>
        makeExchange(id, status, given, right, underway),
      ),
    journey: (journey) =>
      tried({ name: journey.name, isJourney: true }, async (underway) => {
        await journey.make(callsFor(underway))
        return undefined
      }),
  }
}
