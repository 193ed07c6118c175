import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Mismatch } from '#contracts/finding.ts'
import { type Answer, readAnswer } from '#contracts/judge.ts'
import { addressOf } from '#contracts/request.ts'
import type { Session } from '#contracts/session.ts'
import { CannotPlay, NoAnswer } from '#contracts/stage.ts'
import { inParallel } from './in-parallel.ts'
import { otherMethodsAreRefused } from './laws/methods.ts'

/** An id that no record has: whatever a host does with it, no record is touched. */
const asked = { params: { id: 'no-such-record', productId: 'no-such-record' } }

/** The documented methods of each path, with one of its operations. */
function documentedPaths(about: (id: OperationId) => boolean) {
  const byPath = Map.groupBy(Object.values(operations), ({ path }) => path)
  return [...byPath.values()].flatMap((all) => {
    const [first] = all
    return first && about(first.id) ? [{ first, methods: new Set<string>(all.map(({ method }) => method)) }] : []
  })
}

/** What an answer to a method that the contract does not document may not be. */
function refusalMismatches({ status, headers }: Answer, documented: ReadonlySet<string>): Mismatch[] {
  if (status < 400) return [{ path: 'status', expected: '405', got: String(status) }]
  const allowed = (headers.get('Allow') ?? '').split(/,\s*/)
  const hidden = [...documented].filter((method) => !allowed.includes(method))
  return status === 405 && hidden.length > 0
    ? [{ path: 'allow', expected: [...documented].join(', '), got: headers.get('Allow') ?? 'nothing' }]
    : []
}

/** Tries methods that the contract does not document, without a token. */
export async function judgeOtherMethods(session: Session, about: (id: OperationId) => boolean): Promise<void> {
  const tried = documentedPaths(about).flatMap(({ first, methods }) =>
    ['PATCH', 'OPTIONS'].filter((method) => !methods.has(method)).map((method) => ({ first, methods, method })),
  )
  await inParallel(tried, async ({ first, methods, method }) => {
    const url = addressOf(session.options.origin, first, asked)
    try {
      const answer = await readAnswer(await session.options.send(new Request(url, { method, redirect: 'manual' })))
      // Any host may answer OPTIONS, such as to a browser's preflight.
      const welcome = method === 'OPTIONS' && answer.status < 300
      const mismatches = welcome ? [] : refusalMismatches(answer, methods)
      const [law, curl] = [otherMethodsAreRefused, () => `curl -i -X ${method} '${url.href}'`]
      const step = { id: first.id, caller: 'guest', asked, answer, during: law.name, ms: 0, curl, sound: true } as const
      session.report(law, step, mismatches, law.name)
    } catch (error) {
      // A host that drops such a connection refuses it as well, and a run that was stopped asks nothing more.
      if (!(error instanceof NoAnswer || error instanceof CannotPlay)) throw error
    }
  })
}
