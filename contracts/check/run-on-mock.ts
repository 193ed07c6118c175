import type { Finding } from '#contracts/judge/finding.ts'
import { openMockSession } from '#contracts/session/mock-session.ts'
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
  const recorded = recordCalls()
  const mayLeave = (request: Request) =>
    options.write || request.method === 'GET' || new URL(request.url).pathname.endsWith('/auth/login')
  const { session } = await openMockSession({
    // The kit's own backend has no path before its operations.
    origin: new URL(options.origin).origin,
    send: (request, answer) =>
      mayLeave(request) ? answer(request) : Promise.reject(new CannotCall('it writes: add --write for it')),
    seed: options.seed,
    label,
    onCall: (call) => recorded.add(call),
  })
  await make(session)
  return { calls: recorded.calls, findings: session.findings.all }
}
