import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Exchange } from '../exchanges/exchange.ts'
import type { Right, Session } from './session.ts'
import { CannotPlay } from '../exchanges/stage.ts'
import type { Journey } from './law-stage.ts'
import { keepTrack } from './made.ts'
import { BrokenPreparation, mustBeAllowed, type Playing, stagesOf } from './stages.ts'

export interface Player {
  readonly session: Session
  /**
   * Plays one exchange and undoes its changes; resolves to the reason if it could not be played. By default only its
   * status is right.
   */
  play(id: OperationId, status: string, exchange: Exchange, right?: Right): Promise<string | undefined>
  /** Plays a journey and undoes its changes; resolves to the reason if it could not be played. */
  perform(journey: Journey): Promise<string | undefined>
  /** What could not be undone, because the contract offers no call for it or the call failed. */
  readonly left: readonly string[]
}

/** Plays exchanges and journeys in a session. */
export function createPlayer(session: Session): Player {
  const undoing = keepTrack(session)
  const stageFor = stagesOf(session, undoing)

  async function tried(
    about: Pick<Playing, 'name' | 'isJourney'>,
    task: (playing: Playing) => Promise<string | undefined>,
  ): Promise<string | undefined> {
    const playing: Playing = { ...about, broken: false, made: [], steps: [] }
    try {
      return await task(playing)
    } catch (error) {
      if (error instanceof CannotPlay) return error.message
      // A field that a broken answer lacks throws where it is used.
      if (error instanceof BrokenPreparation || (playing.broken && error instanceof TypeError))
        return 'a call that prepares it broke the contract'
      throw error
    } finally {
      await undoing.takeBack(playing.made, about.name)
    }
  }

  async function exchange(
    id: OperationId,
    status: string,
    { as: caller, attempts, needs }: Exchange,
    right: Right,
    playing: Playing,
  ) {
    const { name, made, steps } = playing
    const only = needs === undefined
    // What a record says that is not in the state for it.
    const states = ['403', '404', '409'].filter((each) => each !== status && each in operations[id].answers)
    const how = { wanted: [status], also: only ? [] : states, step: name, earlier: steps }
    mustBeAllowed(session, id, [status])
    // If another client deletes the chosen record before it is read, another one is chosen.
    const chances = operations[id].method === 'GET' && status === '200' ? 3 : 1
    for (let chance = 1; chance <= chances; chance += 1) {
      const requests = await attempts(stageFor(playing))
      for (const asked of requests) {
        const now = only && chance < chances ? 'documented' : right
        const step = await session.ask(id, caller, asked, { ...how, right: now })
        steps.push(step)
        undoing.remember(made, step)
        const got = String(step.answer.status)
        if (got === status) return undefined
        if (only ? now !== right && got === '404' : states.includes(got) || right === 'documented') continue
        if (now !== right) await session.ask(id, caller, asked, how)
        return undefined
      }
    }
    return `the host has no ${needs ?? 'record in the state for it'}`
  }

  return {
    session,
    left: undoing.left,
    play: (id, status, played, right = 'wanted') =>
      tried({ name: `${id} ${status}`, isJourney: false }, (playing) => exchange(id, status, played, right, playing)),
    perform: (journey) =>
      tried({ name: journey.name, isJourney: true }, async (playing) => {
        await journey.play(stageFor(playing))
        return undefined
      }),
  }
}
