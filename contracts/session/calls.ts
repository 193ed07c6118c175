import type { Session } from './session.ts'
import type { Call } from '../judge/call.ts'
import { type JudgedCalls } from './journey.ts'
import { expectationsOf } from './expectations.ts'
import { noToken } from './callers.ts'
import { keepTrack, type Created } from './created.ts'
import { chosenBy } from './chosen-by.ts'
import { type RequestInput, CannotCall, NoAnswer } from '#openapi/contract/request.ts'
import { operationNamed, successes } from '#openapi/contract/operation.ts'

/** A call that prepares an exchange broke the contract, which is reported as its own finding. */
export class BrokenPreparation extends Error {}

/** One exchange or journey while it is made. */
export interface Underway {
  readonly name: string
  /** A journey relies on every value that a preparing call answers, an exchange only on ids. */
  readonly isJourney: boolean
  /** The writes that got no answer when it was made before. */
  readonly unanswered: Set<string>
  /** Whether one of them broke the contract. */
  broken: boolean
  readonly created: Created[]
  /** Its calls so far, for the story of a finding. */
  readonly calls: Call[]
  /** The calls that have no answer yet. */
  batch?: { open: number }
}

/** Throws `CannotCall` for a call that cannot be undone, if nothing may remain. */
export function mustBeAllowed({ options }: Session, id: string, wanted: readonly string[]): void {
  if (
    options.traceless === true &&
    options.knowledge.leavesATrace(id) &&
    wanted.some((status) => status.startsWith('2'))
  )
    throw new CannotCall('it cannot be undone: leave out --traceless for it')
}

/** The calls that exchanges and journeys of a session make. */
export function callsOf(session: Session, { remember }: Pick<ReturnType<typeof keepTrack>, 'remember'>) {
  const { accounts, contract, knowledge, seed, label } = session.options
  // Of three digits: a search finds parts of words, so a shorter number is found in others, and in the label.
  let names = 100

  return function callsFor(underway: Underway, token?: string): JudgedCalls {
    const { name, unanswered, created, calls } = underway
    async function ask(id: string, caller: string, input: RequestInput, given?: readonly string[]) {
      const wanted = given ?? successes(operationNamed(contract, id))
      mustBeAllowed(session, id, wanted)
      const batch = (underway.batch ??= { open: 0 })
      batch.open += 1
      const how = { wanted, context: name, unanswered, earlier: calls, batch, ...(token !== undefined && { token }) }
      try {
        const call = await session.ask(id, caller, input, how)
        calls.push(call)
        remember(created, call)
        return call
      } finally {
        batch.open -= 1
        if (batch.open === 0) delete underway.batch
      }
    }
    async function succeed(id: string, caller: string, input: RequestInput) {
      const call = await ask(id, caller, input)
      if (!call.sound) {
        const usable = call.answer.status < 300 && call.answer.body !== undefined
        if (underway.isJourney || !usable) throw new BrokenPreparation(`${id} broke the contract`)
        underway.broken = true
      }
      return { call, body: call.answer.body }
    }
    return {
      ask,
      succeed,
      as: (other) => callsFor(underway, other),
      token: (caller) => {
        const own = caller === 'guest' ? undefined : session.options.tokens[caller]
        if (own === undefined) throw new CannotCall(noToken(caller))
        return own
      },
      mayRemain: (id) => session.options.traceless !== true || !knowledge.leavesATrace(id),
      isUnique: (text) => text.toLowerCase().includes(`-${label}-`.toLowerCase()),
      own: () =>
        created.flatMap(({ id, input }) => {
          const removal = operationNamed(contract, id)
          const get = contract.operations.find(({ method, path }) => method === 'GET' && path === removal.path)?.id
          return get !== undefined && removal.method === 'DELETE' && input.params?.id !== undefined
            ? [{ get, id: input.params.id }]
            : []
        }),
      fetch: async (address) => {
        const url = URL.parse(address, session.options.origin)
        if (!url || !/^https?:$/.test(url.protocol)) return 'no address of the web'
        if (url.username !== '' || url.password !== '') return 'an address with a user name'
        return session.options.send(new Request(url)).catch((error: unknown) => {
          if (error instanceof NoAnswer) return error.message
          throw error
        })
      },
      ...expectationsOf((law, call, mismatches) => session.report(law, call, mismatches, name, calls)),
      make: async (id, caller, input) => (await succeed(id, caller, input)).body,
      pick: (what, list) => {
        const item = chosenBy(`${seed} ${name} ${what}`, list)
        if (item === undefined) throw new CannotCall(`the host has no ${what}`)
        return item
      },
      unique: (text) => {
        names += 1
        return `${text}-${label}-${names}`
      },
      account: (caller) => {
        const account = accounts[caller]
        if (!account) throw new CannotCall(`the ${caller} is known by a token, not by a password`)
        return account
      },
    }
  }
}
