import { operations } from '#openapi/generated/operations.ts'
import { readAnswer } from '#contracts/judge/answer.ts'
import { requestFor } from '#contracts/request.ts'
import { NoAnswer } from '#contracts/stage.ts'
import { CouldNotRun } from './could-not-run.ts'
import type { Host } from './host.ts'
import { adviceFor } from './no-answer.ts'
import type { PlayOptions } from './options/options.ts'

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
  // An answer without a token is drift, which the exchange of the login reports.
  const token = typeof body === 'object' && body !== null ? (body as { token?: unknown }).token : undefined
  return typeof token === 'string' ? token : undefined
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
