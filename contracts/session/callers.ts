import { operationNamed } from '#openapi/contract/operation.ts'
import { CannotCall, type Credentials, requestFor } from '#openapi/contract/request.ts'
import { type Answer, readAnswer } from '../judge/answer.ts'
import type { Secrets } from './secrets.ts'
import { type SessionOptions, theCaller } from './session.ts'

/** Why a call cannot be made without a token. */
export const noToken = (caller: string) =>
  caller === theCaller ? 'there is no token: set CHECK_TOKEN' : `there is no token for the ${caller}`

/** The tokens of the callers of a run, each signed in again where the host has ended its session. */
export function createCallers(options: SessionOptions, secrets: Secrets) {
  const { contract, knowledge, origin, send, tokens, accounts } = options
  /** The callers for whose accounts the run has signed in once more, which ends the session before on some hosts. */
  const superseded = new Set<string>()
  const underway = new Map<string, Promise<boolean>>()
  /** The tokens of each account, the newest last. */
  const sessions = new Map<string, string[]>()

  for (const account of Object.values(accounts)) secrets.hide(account?.password)
  for (const token of Object.values(tokens)) secrets.hide(token)

  /** The token of a caller, who may be a guest. Throws `CannotCall` if there is none. */
  function tokenOf(caller: string): string | undefined {
    if (caller === 'guest') return undefined
    const token = tokens[caller]
    if (token === undefined) throw new CannotCall(noToken(caller))
    return token
  }

  /** Notes that the body of a sign-in is about to be sent. */
  function signingIn(body: unknown): void {
    for (const [caller, account] of Object.entries(accounts))
      if (JSON.stringify(body) === JSON.stringify(account)) superseded.add(caller)
  }

  /** Hides the token of an answer, and notes that of a sign-in or a registration by the id of its account, since an e-mail address may change. */
  function answered({ status, body }: Answer): void {
    const { token, user } = (body ?? {}) as { token?: unknown; user?: { id?: unknown } }
    if (typeof token !== 'string') return
    secrets.hide(token)
    if (status < 300 && typeof user?.id === 'string') sessions.set(user.id, [...(sessions.get(user.id) ?? []), token])
  }

  async function signIn(account: Credentials): Promise<string | undefined> {
    if (knowledge.signIn === undefined) return undefined
    const operation = operationNamed(contract, knowledge.signIn)
    const answer = await readAnswer(await send(requestFor(origin, operation, { body: account })))
    answered(answer)
    const { token } = (answer.body ?? {}) as { token?: unknown }
    return typeof token === 'string' ? token : undefined
  }

  /** Whether a caller has a newer token than `token` now: after a new sign-in, the run signs in once more itself. */
  async function signedInAgain(caller: string, token: string | null | undefined): Promise<boolean> {
    if (tokens[caller] !== token) return true
    const before = underway.get(caller)
    if (before) return before
    const account = accounts[caller]
    if (!account || !superseded.has(caller)) return false
    superseded.delete(caller)
    const signing = signIn(account).then((given) => {
      underway.delete(caller)
      if (given !== undefined) tokens[caller] = given
      return given !== undefined
    })
    underway.set(caller, signing)
    return signing
  }

  return {
    tokenOf,
    signingIn,
    answered,
    signedInAgain,
    /** Whether the account of a token has signed in again since. */
    wasReplaced: (token: string | null) =>
      [...sessions.values()].some((each) => each.includes(token ?? '') && each.at(-1) !== token),
  }
}
