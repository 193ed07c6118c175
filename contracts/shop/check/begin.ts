import { operations } from '#openapi/generated/operations.ts'
import { anotherApi, knowsAnyPath } from '#contracts/check/known-paths.ts'
import type { SignedIn } from '#contracts/shop/exchanges/asked.ts'
import { readAnswer } from '#contracts/judge/answer.ts'
import { CouldNotRun } from '#contracts/check/could-not-run.ts'
import type { Send } from '#contracts/check/host.ts'
import { adviceFor } from '#contracts/check/no-answer.ts'
import { type CommandOptions, settingOf, signedIn } from './options.ts'
import { requestFor, CannotCall, NoAnswer } from '#openapi/contract/request.ts'
import { isObject } from '#openapi/contract/json.ts'

/** Calls without a token. If only some of them fail, that is drift and not a wrong address. */
const shopProbes = [operations.listProducts, operations.listCategories, operations.listSales]

const fieldOf = (value: unknown, name: string) => (isObject(value) ? value[name] : undefined)

/** Throws `CouldNotRun` for an account of the wrong role. */
function mustHaveRole(caller: SignedIn, setting: string, body: unknown): void {
  const role = fieldOf(fieldOf(body, 'user'), 'role')
  const [wanted, other] = caller === 'admin' ? ['ADMIN', 'CUSTOMER'] : ['CUSTOMER', 'ADMIN']
  if (role === other)
    throw new CouldNotRun(`${setting} is an account with the role ${other}: give one with the role ${wanted}.`)
}

/**
 * The token of a caller: the given one, if the host takes it, or that of a sign-in. Throws `CouldNotRun` if it is refused
 * or has the wrong role, since every call with it would count as drift.
 */
async function tokenOf(caller: SignedIn, { origin, accounts, tokens }: CommandOptions, send: Send, heard: Send) {
  const setting = settingOf(caller)
  const given = tokens[caller]
  const account = accounts[caller]
  if (given !== undefined) {
    // Sent past a recording, since only the check makes this call.
    const answer = await send(requestFor(origin, operations.getMe, {}, given)).then(readAnswer, (error: unknown) => {
      // A missing answer says nothing of the token, and the exchange of this read reports it.
      if (error instanceof NoAnswer) return undefined
      throw error
    })
    if (answer?.status === 401)
      throw new CouldNotRun(
        `The token in ${setting}_TOKEN was answered 401: set it to one that this host accepts now, or set ${setting}=email:password instead.`,
      )
    mustHaveRole(caller, `${setting}_TOKEN`, answer?.body)
    return given
  }
  if (!account) return undefined
  const { status, body } = await readAnswer(await heard(requestFor(origin, operations.login, { body: account })))
  if (status >= 300)
    throw new CouldNotRun(
      `The sign-in of ${account.email} was answered ${status}: set ${setting}=email:password to an account of this host, or ${setting}_TOKEN.`,
    )
  mustHaveRole(caller, setting, body)
  // An answer without a token is drift, which the exchange of the login reports.
  const token = fieldOf(body, 'token')
  return typeof token === 'string' ? token : undefined
}

/** Finds out whether there is an API, and signs in. Throws `CouldNotRun` when nothing can be judged. */
export async function begin(send: Send, options: CommandOptions, listening = (heard: Send) => heard) {
  try {
    const requests = shopProbes.map((operation) => requestFor(options.origin, operation, {}))
    if (!(await knowsAnyPath(send, options.origin, requests))) throw anotherApi(options.origin, shopProbes)
    const [heard, tokens]: [Send, CommandOptions['tokens']] = [listening(send), {}]
    for (const caller of signedIn) {
      const token = await tokenOf(caller, options, send, heard)
      if (token !== undefined) tokens[caller] = token
    }
    return { send: heard, tokens }
  } catch (error) {
    // Only a stopped run refuses a read or a sign-in.
    if (error instanceof CannotCall) throw new CouldNotRun(`Nothing was judged: ${error.message}.`, { cause: error })
    if (error instanceof NoAnswer) throw new CouldNotRun(adviceFor(options.origin, error.message), { cause: error })
    throw error
  }
}
