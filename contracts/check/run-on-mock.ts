import { createBackend, openShop } from '#mocks/shop/shop.ts'
import type { Finding } from '#contracts/judge/finding.ts'
import { callerAccounts } from '#contracts/exchanges/caller-accounts.ts'
import { openSession } from '#contracts/session/open-session.ts'
import type { Session } from '#contracts/session/session.ts'
import { CannotCall } from '#contracts/exchanges/calls.ts'
import { recordCalls, type Seen } from './compare-calls.ts'
import type { Options } from './options.ts'

/** Makes the same calls on a fresh backend of the kit, and returns the answer to each call. */
export async function runOnMock(
  options: Options,
  label: string,
  make: (session: Session) => Promise<unknown>,
): Promise<{ calls: ReadonlyMap<string, Seen>; findings: readonly Finding[] }> {
  const backend = createBackend({ shop: await openShop() })
  const [customer, admin] = await Promise.all([backend.signIn('CUSTOMER'), backend.signIn('ADMIN')])
  const recorded = recordCalls()
  const mayLeave = (request: Request) =>
    options.write || request.method === 'GET' || new URL(request.url).pathname.endsWith('/auth/login')
  const session = openSession({
    // The kit's own backend has no path before its operations.
    origin: new URL(options.origin).origin,
    send: (request) =>
      mayLeave(request) ? backend.fetch(request) : Promise.reject(new CannotCall('it writes: add --write for it')),
    accounts: callerAccounts,
    tokens: { customer: customer.token, admin: admin.token },
    seed: options.seed,
    label,
    onCall: (call) => recorded.add(call),
  })
  await make(session)
  return { calls: recorded.calls, findings: session.findings.all }
}
