import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Asked, Caller, Loose } from './asked.ts'
import type { Exchange } from './exchange.ts'
import type { Law, Mismatch } from './finding.ts'
import type { Session } from './session.ts'
import { CannotPlay, type Stage, type Success } from './stage.ts'
import type { Step } from './step.ts'
import { leavesATrace, type Undoing, undoingOf } from './undo.ts'

/** Makes calls that need not succeed, and reports broken laws. */
export interface LawStage extends Stage {
  /** Makes a call that must answer one of `wanted`, by default its success. */
  readonly ask: (
    id: OperationId,
    caller: Caller,
    asked: Loose,
    wanted?: readonly string[],
    token?: string | null,
  ) => Promise<Step>
  /** Makes a call that must succeed, and gives its step with the typed body. */
  readonly succeed: <Id extends OperationId>(
    id: Id,
    caller: Caller,
    asked: Asked<Id>,
    token?: string,
  ) => Promise<{ step: Step; body: Success<Id> }>
  /** The token of a caller. Throws `CannotPlay` if there is none. */
  readonly token: (caller: Caller) => string
  /** Whether only this run uses a text. */
  readonly isUnique: (text: string) => boolean
  /** The records that this stage has made, with the calls that show them. */
  readonly own: () => ReadonlyArray<{ get: OperationId; id: string }>
  /** Gets what an answer gives the address of: a picture. */
  readonly fetch: (address: string) => Promise<Response>
  /** Reports each way in which an answer breaks a law. */
  readonly expect: (law: Law, step: Step, mismatches: Iterable<Mismatch>) => void
}

/** Plays a law on one or many records of the host. */
export interface Journey {
  readonly name: string
  /** The operations that it is about: a run of one tag plays it when one of them has the tag. */
  readonly about: readonly OperationId[]
  readonly play: (stage: LawStage) => Promise<void>
}

export interface Player {
  readonly session: Session
  /** Plays one exchange and takes back what it made; gives why it could not be played. An answer that is not demanded may be another documented one. */
  play(id: OperationId, status: string, exchange: Exchange, demanded?: boolean): Promise<string | undefined>
  /** Plays a journey and undoes its changes; resolves to the reason if it could not be played. */
  perform(journey: Journey): Promise<string | undefined>
  /** What the contract offers no way to take back, or what could not be taken back. */
  readonly left: readonly string[]
}

/** A call that prepares an exchange did not keep the contract: a finding of its own. */
class BrokenPreparation extends Error {}

/** How calls that prepare something count: a journey rests on every value, an exchange on an id of some record alone. */
interface Preparation {
  strict: boolean
  /** One of them left the contract's shape. */
  broken: boolean
}

interface Made extends Undoing {
  caller: Caller
}

/** FNV-1a: the same text and seed point to the same place. */
export function place(text: string, length: number): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % length
}

/** The documented statuses of success. */
export const successes = (id: OperationId): string[] =>
  Object.keys(operations[id].answers).filter((status) => status.startsWith('2'))

/** Plays exchanges and journeys in a session. */
export function createPlayer(session: Session): Player {
  const { accounts, seed, label, traceless = false } = session.options
  const left: string[] = []
  let names = 0

  /** Refuses calls that cannot be undone, if nothing may remain. */
  function mustBeAllowed(id: OperationId, wanted: readonly string[]): void {
    if (traceless && leavesATrace(id) && wanted.some((status) => status.startsWith('2')))
      throw new CannotPlay('no call takes it back: leave out --traceless to play it')
  }

  /** Notes how to undo what an answer shows was created. */
  function remember(made: Made[], { id, caller, asked, answer }: Step): void {
    const changed = answer.status === 201 || (answer.status === 200 && !('201' in operations[id].answers))
    const undoing = changed ? undoingOf(id, answer.body, asked) : undefined
    if (typeof undoing === 'string') left.push(session.secrets.redact(undoing))
    else if (undoing) made.push({ ...undoing, caller })
  }

  async function takeBack(made: readonly Made[], step: string): Promise<void> {
    for (const { id, caller, asked, stays } of made.toReversed()) {
      const name = `${id} ${JSON.stringify(asked.params ?? asked.body)}`
      try {
        const wanted = Object.keys(operations[id].answers)
        const { answer } = await session.ask(id, caller, asked, {
          wanted,
          step: `${step}, taking back`,
          lenient: true,
          always: true,
        })
        // 404 and 409: the exchange itself has taken it back.
        if (answer.status >= 300 && answer.status !== 404 && answer.status !== 409)
          left.push(`${name} answered ${answer.status}`)
        else if (stays !== undefined) left.push(stays)
      } catch (error) {
        left.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
  }

  function stageFor(name: string, made: Made[], preparation: Preparation): LawStage {
    async function ask(
      id: OperationId,
      caller: Caller,
      asked: Loose,
      wanted: readonly string[] = successes(id),
      token?: string | null,
    ) {
      mustBeAllowed(id, wanted)
      const step = await session.ask(id, caller, asked, { wanted, step: name, ...(token !== undefined && { token }) })
      // A token of its own belongs to an account of its own, which stays as a whole.
      if (token === undefined) remember(made, step)
      return step
    }
    async function succeed<Id extends OperationId>(id: Id, caller: Caller, asked: Asked<Id>, token?: string) {
      const step = await ask(id, caller, asked, successes(id), token)
      if (!step.sound) {
        const usable = step.answer.status < 300 && step.answer.body !== undefined
        if (preparation.strict || !usable) throw new BrokenPreparation(`${id} broke the contract`)
        preparation.broken = true
      }
      return { step, body: step.answer.body as Success<Id> }
    }
    return {
      ask,
      succeed,
      token: (caller) => {
        const token = caller === 'guest' ? undefined : session.options.tokens[caller]
        if (token === undefined) throw new CannotPlay(`there is no token of the ${caller}`)
        return token
      },
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
      expect: (law, step, mismatches) => session.report(law, step, mismatches, name),
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

  async function tried(
    name: string,
    strict: boolean,
    task: (made: Made[], preparation: Preparation) => Promise<string | undefined>,
  ): Promise<string | undefined> {
    const made: Made[] = []
    const preparation = { strict, broken: false }
    try {
      return await task(made, preparation)
    } catch (error) {
      if (error instanceof CannotPlay) return error.message
      // What a broken answer lacks is missed where it is used.
      if (error instanceof BrokenPreparation || (preparation.broken && error instanceof TypeError))
        return `a call that prepares it broke the contract`
      throw error
    } finally {
      await takeBack(made, name)
    }
  }

  async function exchange(
    id: OperationId,
    status: string,
    { as: caller, attempts, needs }: Exchange,
    demanded: boolean,
    made: Made[],
    preparation: Preparation,
  ) {
    const name = `${id} ${status}`
    mustBeAllowed(id, [status])
    // Another client may delete the chosen record before it is read; then another one is chosen.
    const chances = operations[id].method === 'GET' && status === '200' ? 3 : 1
    for (let chance = 1; chance <= chances; chance += 1) {
      const requests = await attempts(stageFor(name, made, preparation))
      const only = needs === undefined
      for (const asked of requests) {
        const lenient = !demanded || !only || chance < chances
        const step = await session.ask(id, caller, asked, { wanted: [status], step: name, lenient })
        remember(made, step)
        if (String(step.answer.status) === status) return undefined
        if (only && !(lenient && demanded && step.answer.status === 404)) {
          if (lenient && demanded) await session.ask(id, caller, asked, { wanted: [status], step: name })
          return undefined
        }
      }
    }
    return `the host has no ${needs ?? 'record in the state for it'}`
  }

  return {
    session,
    left,
    play: (id, status, played, demanded = true) =>
      tried(`${id} ${status}`, false, (made, preparation) => exchange(id, status, played, demanded, made, preparation)),
    perform: (journey) =>
      tried(journey.name, true, async (made, preparation) => {
        await journey.play(stageFor(journey.name, made, preparation))
        return undefined
      }),
  }
}
