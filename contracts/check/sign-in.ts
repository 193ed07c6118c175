import { operations } from '#openapi/generated/operations.ts'
import { type Answer, readAnswer } from '#contracts/judge/answer.ts'
import { requestFor } from '#contracts/exchanges/request.ts'
import { CannotPlay, NoAnswer } from '#contracts/exchanges/stage.ts'
import { CouldNotRun } from './could-not-run.ts'
import type { Host } from './host.ts'
import { adviceFor } from './no-answer.ts'
import type { PlayOptions } from './options/options.ts'

const roles = { customer: 'CUSTOMER', admin: 'ADMIN' } as const

/** Throws `CouldNotRun` for an account of the wrong role, since nearly every call with it would count as drift. */
function mustHaveRole(caller: 'customer' | 'admin', setting: string, account: unknown): void {
  const role = typeof account === 'object' && account !== null ? (account as { role?: unknown }).role : undefined
  if (typeof role === 'string' && Object.values<string>(roles).includes(role) && role !== roles[caller])
    throw new CouldNotRun(`${setting} is an account with the role ${role}: give one with the role ${roles[caller]}.`)
}

const userIn = (body: unknown) =>
  typeof body === 'object' && body !== null ? (body as { user?: unknown }).user : undefined

async function tokenFor(
  { send }: Pick<Host, 'send'>,
  { origin, accounts }: PlayOptions,
  caller: 'customer' | 'admin',
): Promise<string | undefined> {
  const account = accounts[caller]
  if (!account) return undefined
  const setting = `CHECK_${caller.toUpperCase()}`
  const { status, body } = await readAnswer(await send(requestFor(origin, operations.login, { body: account })))
  if (status >= 300) {
    throw new CouldNotRun(
      `The sign-in of ${account.email} was answered ${status}: set ${setting}=email:password to an account of this host, or ${setting}_TOKEN.`,
    )
  }
  mustHaveRole(caller, setting, userIn(body))
  // An answer without a token is drift, which the exchange of the login reports.
  const token = typeof body === 'object' && body !== null ? (body as { token?: unknown }).token : undefined
  return typeof token === 'string' ? token : undefined
}

/** The host's answer to a read that every signed-in caller may make; undefined if there is none. */
async function ownAccount({ send }: Pick<Host, 'send'>, origin: string, token: string): Promise<Answer | undefined> {
  try {
    return await readAnswer(await send(requestFor(origin, operations.getMe, {}, token)))
  } catch (error) {
    // A missing answer says nothing of the token, and the exchange of this read reports it.
    if (error instanceof NoAnswer || error instanceof CannotPlay) return undefined
    throw error
  }
}

/** Throws `CouldNotRun` when the host refuses a token that was given, since every call with it would count as drift. */
export async function tryTokens(host: Pick<Host, 'send'>, { origin, tokens }: PlayOptions): Promise<void> {
  for (const caller of ['customer', 'admin'] as const) {
    const token = tokens[caller]
    if (token === undefined) continue
    const setting = `CHECK_${caller.toUpperCase()}`
    const answer = await ownAccount(host, origin, token)
    if (answer?.status === 401)
      throw new CouldNotRun(
        `The token in ${setting}_TOKEN was answered 401: set it to one that this host accepts now, or set ${setting}=email:password instead.`,
      )
    mustHaveRole(caller, `${setting}_TOKEN`, userIn(answer?.body))
  }
}

/** Signs in the accounts for which no token was given. Throws `CouldNotRun` when one is refused. */
export async function signIn(host: Pick<Host, 'send'>, options: PlayOptions): Promise<PlayOptions['tokens']> {
  const { tokens } = options
  try {
    const customer = tokens.customer ?? (await tokenFor(host, options, 'customer'))
    const admin = tokens.admin ?? (await tokenFor(host, options, 'admin'))
    return { ...(customer !== undefined && { customer }), ...(admin !== undefined && { admin }) }
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error
    throw new CouldNotRun(adviceFor(options.origin, error.message), { cause: error })
  }
}
