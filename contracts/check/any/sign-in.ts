import type { Contract } from '#openapi/contract/contract.ts'
import { isObject } from '#openapi/contract/json.ts'
import { jsonOr } from '#openapi/contract/json-or.ts'
import { urlencoded } from '#openapi/contract/request.ts'
import { basic } from '#openapi/contract/sign-in.ts'
import type { Call } from '#contracts/judge/call.ts'
import { valueAt } from '#openapi/contract/json.ts'
import type { Secrets } from '#contracts/session/secrets.ts'
import { CouldNotRun, WronglyCalled } from '../could-not-run.ts'
import { adviceFor, causeOf } from '../no-answer.ts'

interface SigningIn {
  origin: string
  timeout: number
  'sign-in': string
  'token-at': string
}

/** Makes the call of `--sign-in` and resolves to the token in its answer. Throws `CouldNotRun` if there is none. */
export async function tokenBySignIn(options: SigningIn, { operations }: Contract, fetch = globalThis.fetch) {
  const { origin, timeout, 'sign-in': given, 'token-at': at } = options
  const [, method, path, body] = /^([A-Z]+) (\/\S*)(?:\s+(.+))?$/s.exec(given) ?? []
  if (method === undefined || path === undefined)
    throw new WronglyCalled(`--sign-in: give a call such as 'POST /sessions {"user":"me","password":"secret"}'.`)
  // The host may have the path of the server before those of the contract, which is in neither.
  const known = operations.find((each) => each.method === method && each.keys[1] === path)
  const type = jsonOr(body ?? '', undefined) === undefined ? urlencoded : 'application/json'
  const answer = await fetch(origin + (known?.path ?? path), {
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
export function hideParts(secrets: Secrets, signIn: string | undefined, tokens: readonly string[]): void {
  const body = signIn?.replace(/^\S+\s+\S+\s*/, '') ?? ''
  const fields: unknown = jsonOr(body, Object.fromEntries(new URLSearchParams(body)))
  for (const [name, value] of Object.entries(isObject(fields) ? fields : {}))
    if (typeof value === 'string' && /pass|secret|token|key|pin|code/i.test(name)) secrets.hide(value)
  for (const token of tokens.filter((each) => each.includes(':'))) {
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
