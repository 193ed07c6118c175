import type { KitCaller } from '#mocks/any-contract/project/own-check.ts'
import type { Contract } from '#openapi/contract/contract.ts'
import { isObject, objectIn, valueAt } from '#openapi/contract/json.ts'
import { jsonOr } from '#openapi/contract/json-or.ts'
import { operationNamed } from '#openapi/contract/operation.ts'
import { type Credentials, NoAnswer, requestFor, urlencoded } from '#openapi/contract/request.ts'
import { basic } from '#openapi/contract/sign-in.ts'
import { readAnswer } from '#contracts/judge/answer.ts'
import type { Call } from '#contracts/judge/call.ts'
import type { Secrets } from '#contracts/session/secrets.ts'
import { settingOfCaller } from '#contracts/session/shell.ts'
import { CouldNotRun, WronglyCalled } from './could-not-run.ts'
import type { Send } from './host.ts'
import { adviceFor, causeOf } from './no-answer.ts'
import type { Env } from './options.ts'

/** The callers of a project, by their names. */
export type Callers = Readonly<Record<string, KitCaller>>

/** Whether somebody signs in by an operation, and not by a call as of `--sign-in`. */
const isByOperation = ({ signIn = ' ' }: KitCaller) => !signIn.includes(' ')

/** The operations that somebody signs in by. */
export const operationsOf = (caller: KitCaller): string[] =>
  [isByOperation(caller) ? caller.signIn : undefined, caller.me].filter((id) => id !== undefined)

/** The operation that signs in with an email address and a password, if there is one. */
export const signInOf = (callers: Callers) => Object.values(callers).find(isByOperation)?.signIn

/** The account in `email:password`. Throws `CouldNotRun`. */
function readAccount(name: string, given: string): Credentials {
  const colon = given.indexOf(':')
  if (colon < 1 || colon === given.length - 1) throw new CouldNotRun(`${name} is not of the form email:password.`)
  return { email: given.slice(0, colon), password: given.slice(colon + 1) }
}

/** What the settings say of each caller: a token, an account, or where there is neither the usual account. */
export function readCallers(env: Env, callers: Callers) {
  const accounts: Record<string, Credentials | undefined> = {}
  const tokens: Record<string, string | undefined> = {}
  for (const [name, caller] of Object.entries(callers)) {
    const setting = settingOfCaller(name)
    const { email, password } = caller
    // An empty setting counts as missing: CI passes secrets that are not set as empty strings.
    const token = env[`${setting}_TOKEN`] || undefined
    const account = (isByOperation(caller) && env[setting]) || undefined
    if (token !== undefined) tokens[name] = token
    if (account !== undefined) accounts[name] = readAccount(setting, account)
    else if (token === undefined && email !== undefined && password !== undefined) accounts[name] = { email, password }
  }
  return { accounts, tokens }
}

/** Throws `CouldNotRun` for the account of another caller's role. */
function mustHaveRole(caller: KitCaller, callers: Callers, setting: string, body: unknown): void {
  const { role } = objectIn(objectIn(body).user)
  const isOfAnother = Object.values(callers).some((each) => each.role !== undefined && each.role === role)
  if (caller.role !== undefined && role !== caller.role && isOfAnother)
    throw new CouldNotRun(
      `${setting} is an account with the role ${String(role)}: give one with the role ${caller.role}.`,
    )
}

interface SigningIn {
  contract: Contract
  origin: string
  timeout: number
  callers: Callers
  accounts: Readonly<Record<string, Credentials | undefined>>
  tokens: Readonly<Record<string, string | undefined>>
  fetch?: typeof fetch | undefined
}

/**
 * The token of a caller: the given one, if the host takes it, or that of a sign-in. Throws `CouldNotRun` if it is refused
 * or has the wrong role, since every call with it would count as drift.
 */
async function tokenOf(name: string, caller: KitCaller, how: SigningIn, send: Send, heard: Send) {
  const { contract, origin, callers, accounts, tokens } = how
  const setting = settingOfCaller(name)
  const { signIn, me } = caller
  const { [name]: given } = tokens
  if (given !== undefined) {
    if (me === undefined) return given
    // Sent past a recording, since only the check makes this call.
    const answer = await send(requestFor(origin, operationNamed(contract, me), {}, given)).then(
      readAnswer,
      (error: unknown) => {
        // A missing answer says nothing of the token, and the exchange of this read reports it.
        if (error instanceof NoAnswer) return undefined
        throw error
      },
    )
    if (answer?.status === 401)
      throw new CouldNotRun(
        `The token in ${setting}_TOKEN was answered 401: set it to one that this host accepts now, or set ${setting}=email:password instead.`,
      )
    mustHaveRole(caller, callers, `${setting}_TOKEN`, answer?.body)
    return given
  }
  const { [name]: account } = accounts
  if (signIn === undefined) return undefined
  if (!isByOperation(caller)) return tokenByCall(signIn, caller.tokenAt, how)
  if (!account) return undefined
  const request = requestFor(origin, operationNamed(contract, signIn), { body: account })
  const { status, body } = await readAnswer(await heard(request))
  if (status >= 300)
    throw new CouldNotRun(
      `The sign-in of ${account.email} was answered ${status}: set ${setting}=email:password to an account of this host, or ${setting}_TOKEN.`,
    )
  mustHaveRole(caller, callers, setting, body)
  // An answer without a token is drift, which the exchange of the sign-in reports.
  const { token } = objectIn(body)
  return typeof token === 'string' ? token : undefined
}

/** Signs in. Resolves to the token of each caller. Throws `CouldNotRun`. */
export async function tokensOf(how: SigningIn, send: Send, heard: Send): Promise<Record<string, string | undefined>> {
  const tokens: Record<string, string> = {}
  for (const [name, caller] of Object.entries(how.callers)) {
    const token = await tokenOf(name, caller, how, send, heard)
    if (token !== undefined) tokens[name] = token
  }
  return tokens
}

/** The parts of a call as of `--sign-in`. Throws `WronglyCalled` for another text. */
export function callIn(given: string) {
  const [, method, path, body] = /^([A-Z]+) (\/\S*)(?:\s+(.+))?$/s.exec(given) ?? []
  if (method === undefined || path === undefined)
    throw new WronglyCalled(`--sign-in: give a call such as 'POST /sessions {"user":"me","password":"secret"}'.`)
  return { method, path, body }
}

/** Makes a call that signs in and resolves to the token in its answer. Throws `CouldNotRun` if there is none. */
async function tokenByCall(
  given: string,
  at = 'token',
  { contract, origin, timeout, fetch = globalThis.fetch }: SigningIn,
) {
  const { method, path, body } = callIn(given)
  const { operations } = contract
  // The host may have the path of the server before those of the contract, which is in neither.
  const operation = operations.find((each) => each.method === method && each.keys[1] === path)
  const type = jsonOr(body ?? '', undefined) === undefined ? urlencoded : 'application/json'
  const answer = await fetch(origin + (operation?.path ?? path), {
    method,
    headers: { Accept: 'application/json', ...(body !== undefined && { 'Content-Type': type }) },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    ...(body !== undefined && { body }),
  }).catch((error: unknown) => {
    throw new CouldNotRun(adviceFor(origin, causeOf(error)), { cause: error })
  })
  const call = `${method} ${path}`
  if (!answer.ok)
    throw new CouldNotRun(`The sign-in by ${call} was answered ${answer.status}: correct what --sign-in sends.`)
  const shown = jsonOr(await answer.text(), undefined)
  const token = valueAt(shown, at.split('.'))
  if (typeof token === 'string' && token !== '') return token
  const fields = isObject(shown) && Object.keys(shown).length > 0 ? `only ${Object.keys(shown).join(', ')}` : 'no field'
  throw new CouldNotRun(
    `The answer to ${call} has no text at "${at}", ${fields}: give the place of the token by --token-at, as in data.token.`,
  )
}

/** What a sign-in sends must not be shown either: the password, and a pair of a name and a password in each form. */
export function hideParts(secrets: Secrets, callers: Callers, tokens: readonly (string | undefined)[]): void {
  for (const { signIn = '' } of Object.values(callers).filter((each) => !isByOperation(each))) {
    const body = signIn.replace(/^\S+\s+\S+\s*/, '')
    const fields: unknown = jsonOr(body, Object.fromEntries(new URLSearchParams(body)))
    for (const [name, value] of Object.entries(isObject(fields) ? fields : {}))
      if (typeof value === 'string' && /pass|secret|token|key|pin|code/i.test(name)) secrets.hide(value)
  }
  for (const token of tokens)
    if (token?.includes(':')) {
      secrets.hide(token.slice(token.indexOf(':') + 1))
      secrets.hide(basic(token).replace('Basic ', ''))
    }
}

/** So many operations must refuse a token, or all that are called, before it counts as a wrong one. */
const enough = 3

/**
 * Watches whether the host takes what signs in, since with a wrong token each refusal would be told as drift. `settings`
 * says for each caller what the token was given by.
 */
export function watchTokens(settings: Readonly<Record<string, string | undefined>>) {
  const refused = new Map<string, Set<string>>()
  const accepted = new Set<string>()
  function expectAccepted(least: number): void {
    for (const [caller, ids] of refused)
      if (!accepted.has(caller) && ids.size >= least)
        throw new CouldNotRun(
          `${settings[caller]} was refused by ${[...ids].join(', ')}: give what this host accepts now.`,
        )
  }
  return {
    /** Throws `CouldNotRun` once a caller was refused by several operations and accepted by none. */
    onCall({ id, operation, caller, token, answer: { status } }: Call): void {
      if (operation.access === 'public' || token !== undefined || settings[caller] === undefined) return
      // Who has not the role that an operation needs is known nevertheless.
      if (status === 401 || (status === 403 && operation.access === 'token' && !('403' in operation.answers)))
        refused.set(caller, (refused.get(caller) ?? new Set()).add(id))
      else accepted.add(caller)
      expectAccepted(enough)
    },
    /** Throws `CouldNotRun` if a caller was refused by all operations of the run. */
    atTheEnd: () => expectAccepted(1),
  }
}
