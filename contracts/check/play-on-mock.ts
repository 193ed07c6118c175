import { createBackend, openShop } from '#mocks/shop/shop.ts'
import type { Finding } from '#contracts/judge/finding.ts'
import { callerAccounts } from '#contracts/exchanges/caller-accounts.ts'
import { openSession } from '#contracts/session/open-session.ts'
import type { Session } from '#contracts/session/session.ts'
import { CannotPlay } from '#contracts/exchanges/stage.ts'
import { recordSteps, type Seen } from './compare-steps.ts'
import type { Options } from './options.ts'

/** Plays the same on a fresh backend of the kit, and returns the answer of each step. */
export async function playOnMock(
  options: Options,
  label: string,
  play: (session: Session) => Promise<unknown>,
): Promise<{ steps: ReadonlyMap<string, Seen>; findings: readonly Finding[] }> {
  const backend = createBackend({ shop: await openShop() })
  const [customer, admin] = await Promise.all([backend.signIn('CUSTOMER'), backend.signIn('ADMIN')])
  const recorded = recordSteps()
  const mayLeave = (request: Request) =>
    options.write || request.method === 'GET' || new URL(request.url).pathname.endsWith('/auth/login')
  const session = openSession({
    // The kit's own backend has no path before its operations.
    origin: new URL(options.origin).origin,
    send: (request) =>
      mayLeave(request) ? backend.fetch(request) : Promise.reject(new CannotPlay('it writes: add --write to play it')),
    accounts: callerAccounts,
    tokens: { customer: customer.token, admin: admin.token },
    seed: options.seed,
    label,
    onStep: (step) => recorded.add(step),
  })
  await play(session)
  return { steps: recorded.steps, findings: session.findings.all }
}
