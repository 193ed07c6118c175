import type { Law, Mismatch } from '#contracts/judge/finding.ts'
import { type OperationId, type Operations, operations } from '#openapi/generated/operations.ts'
import { type Answer, readAnswer } from '#contracts/judge/answer.ts'
import { addressOf } from '#contracts/exchanges/request.ts'
import type { Session } from '#contracts/session/session.ts'
import { CannotCall, NoAnswer } from '#contracts/exchanges/calls.ts'
import { inParallel } from './in-parallel.ts'

const otherMethodsAreRefused: Law = {
  name: 'other-methods-are-refused',
  sentence:
    'A method that the contract does not document is refused, and a 405 names the documented ones in its Allow header.',
  reason: 'Nobody guards a method that nobody documents.',
}

const headAnswersAsGet: Law = {
  name: 'head-answers-as-get',
  sentence: 'HEAD answers with the status and content type of GET, or is refused.',
  reason: 'A HEAD that answers where GET refuses tells strangers which records exist.',
}

type Described = Operations[OperationId]

/** Ids that no record has, so that no record can be harmed. */
const asked = { params: { id: 'no-such-record', productId: 'no-such-record' } }

/** The documented methods of each path, with one of its operations. */
function documentedPaths(about: (id: OperationId) => boolean) {
  const byPath = Map.groupBy(Object.values(operations), ({ path }) => path)
  return [...byPath.values()].flatMap((all) => {
    const [first] = all
    return first && about(first.id) ? [{ first, methods: new Set<string>(all.map(({ method }) => method)) }] : []
  })
}

/** Mismatches in the answer to an undocumented method. */
function refusalMismatches({ status, headers }: Answer, documented: ReadonlySet<string>): Mismatch[] {
  if (status < 400) return [{ path: 'status', expected: '405', got: String(status) }]
  const allowed = (headers.get('Allow') ?? '').split(/,\s*/)
  const hidden = [...documented].filter((method) => !allowed.includes(method))
  return status === 405 && hidden.length > 0
    ? [{ path: 'allow', expected: [...documented].join(', '), got: headers.get('Allow') ?? 'nothing' }]
    : []
}

/** Differences between HEAD and GET. A host may refuse HEAD. */
function headMismatches(head: Answer, get: Answer): Mismatch[] {
  const fails = head.status >= 500 && head.status !== 501 && get.status < 500
  if (fails || (head.status < 400 && head.status !== get.status))
    return [{ path: 'status', expected: String(get.status), got: String(head.status) }]
  return head.status < 400 && head.contentType !== get.contentType
    ? [{ path: 'content-type', expected: String(get.contentType), got: String(head.contentType) }]
    : []
}

/** Tries methods that the contract does not document, without a token. */
export async function judgeOtherMethods(session: Session, about: (id: OperationId) => boolean): Promise<void> {
  const { origin, send } = session.options
  const ask = async (first: Described, method: string) =>
    readAnswer(await send(new Request(addressOf(origin, first, asked), { method, redirect: 'manual' })))

  function report(law: Law, first: Described, method: string, answer: Answer, mismatches: readonly Mismatch[]): void {
    const call = { id: first.id, caller: 'guest', method, asked, answer, during: law.name, ms: 0, sound: true } as const
    session.report(law, call, mismatches, law.name)
  }

  const tried = documentedPaths(about).flatMap(({ first, methods }) =>
    ['PATCH', ...(methods.has('GET') ? ['HEAD'] : [])]
      .filter((method) => !methods.has(method))
      .map((method) => ({ first, methods, method })),
  )
  await inParallel(tried, async ({ first, methods, method }) => {
    try {
      const answer = await ask(first, method)
      if (method === 'PATCH') report(otherMethodsAreRefused, first, method, answer, refusalMismatches(answer, methods))
      // A refusal of HEAD is right, whatever GET answers.
      else if (answer.status < 400 || answer.status >= 500)
        report(headAnswersAsGet, first, method, answer, headMismatches(answer, await ask(first, 'GET')))
    } catch (error) {
      // Closing the connection is a refusal too, and a stopped run sends nothing more.
      if (!(error instanceof NoAnswer || error instanceof CannotCall)) throw error
    }
  })
}
