import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Asked, Caller, Loose } from '../exchanges/asked.ts'
import type { Session } from './session.ts'
import { CannotPlay, type Success } from '../exchanges/stage.ts'
import type { Step } from '../judge/step.ts'
import { leavesATrace } from '../exchanges/undo.ts'
import { type LawStage, successes } from './law-stage.ts'
import { expectationsOf } from './expectations.ts'
import { keepTrack, type Made } from './made.ts'
import { place } from './place.ts'

/** A call that prepares an exchange broke the contract, which is reported as its own finding. */
export class BrokenPreparation extends Error {}

/** One exchange or journey while it is played. */
export interface Playing {
  readonly name: string
  /** A journey relies on every value that a preparing call answers, an exchange only on ids. */
  readonly isJourney: boolean
  /** Whether one of them broke the contract. */
  broken: boolean
  readonly made: Made[]
  /** Its calls so far, for the story of a finding. */
  readonly steps: Step[]
}

/** Throws `CannotPlay` for a call that cannot be undone, if nothing may remain. */
export function mustBeAllowed({ options: { traceless } }: Session, id: OperationId, wanted: readonly string[]): void {
  if (traceless === true && leavesATrace(id) && wanted.some((status) => status.startsWith('2')))
    throw new CannotPlay('it cannot be undone: leave out --traceless to play it')
}

/** Creates the stages of a session. */
export function stagesOf(session: Session, { remember }: Pick<ReturnType<typeof keepTrack>, 'remember'>) {
  const { accounts, seed, label } = session.options
  let names = 0

  return function stageFor(playing: Playing): LawStage {
    const { name, made, steps } = playing
    async function ask(
      id: OperationId,
      caller: Caller,
      asked: Loose,
      wanted: readonly string[] = successes(id),
      token?: string | null,
    ) {
      mustBeAllowed(session, id, wanted)
      const how = { wanted, step: name, earlier: steps, ...(token !== undefined && { token }) }
      const step = await session.ask(id, caller, asked, how)
      steps.push(step)
      remember(made, step)
      return step
    }
    async function succeed<Id extends OperationId>(id: Id, caller: Caller, asked: Asked<Id>, token?: string) {
      const step = await ask(id, caller, asked, successes(id), token)
      if (!step.sound) {
        const usable = step.answer.status < 300 && step.answer.body !== undefined
        if (playing.isJourney || !usable) throw new BrokenPreparation(`${id} broke the contract`)
        playing.broken = true
      }
      return { step, body: step.answer.body as Success<Id> }
    }
    return {
      ask,
      succeed,
      token: (caller) => {
        const token = caller === 'guest' ? undefined : session.options.tokens[caller]
        if (token === undefined) throw new CannotPlay(`there is no token for the ${caller}`)
        return token
      },
      mayRemain: (id) => session.options.traceless !== true || !leavesATrace(id),
      isUnique: (text) => text.toLowerCase().includes(`-${label}-`.toLowerCase()),
      own: () =>
        made.flatMap(({ id, asked }) => {
          const get = Object.values(operations).find(
            ({ method, path }) => method === 'GET' && path === operations[id].path,
          )?.id
          return get && operations[id].method === 'DELETE' && asked.params?.id !== undefined
            ? [{ get, id: asked.params.id }]
            : []
        }),
      fetch: (address) => session.options.send(new Request(new URL(address, session.options.origin))),
      ...expectationsOf((law, step, mismatches) => session.report(law, step, mismatches, name, steps)),
      call: async (id, caller, asked) => (await succeed(id, caller, asked)).body,
      pick: (what, list) => {
        const item = list[place(`${seed} ${name} ${what}`, Math.max(1, list.length))]
        if (item === undefined) throw new CannotPlay(`the host has no ${what}`)
        return item
      },
      unique: (text) => {
        names += 1
        return `${text}-${label}-${names}`
      },
      account: (caller) => {
        const account = accounts[caller]
        if (!account) throw new CannotPlay(`the ${caller} is known by a token, not by a password`)
        return account
      },
    }
  }
}
