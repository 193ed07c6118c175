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

/** What is tried on each path that has an operation in question: PATCH, and HEAD beside GET, unless it is documented. */
const triedOn = (about: (id: OperationId) => boolean) =>
  [...Map.groupBy(Object.values(operations), ({ path }) => path).values()].flatMap(([first, ...others]) => {
    if (!first || !about(first.id)) return []
    const documented = [first, ...others].map(({ method }): string => method)
    const tried = ['PATCH', ...(documented.includes('GET') ? ['HEAD'] : [])]
    return tried.filter((method) => !documented.includes(method)).map((method) => ({ first, documented, method }))
  })

/** Mismatches in the answer to an undocumented method. */
function refusalMismatches({ status, headers }: Answer, documented: readonly string[]): Mismatch[] {
  if (status < 400) return [{ path: 'status', expected: '405', got: String(status) }]
  const allow = headers.get('Allow') ?? 'nothing'
  const allowed = allow.split(/,\s*/)
  return status === 405 && documented.some((method) => !allowed.includes(method))
    ? [{ path: 'allow', expected: documented.join(', '), got: allow }]
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

  await inParallel(triedOn(about), async ({ first, documented, method }) => {
    try {
      const answer = await ask(first, method)
      if (method === 'PATCH')
        report(otherMethodsAreRefused, first, method, answer, refusalMismatches(answer, documented))
      // A refusal of HEAD is right, whatever GET answers.
      else if (answer.status < 400 || answer.status >= 500)
        report(headAnswersAsGet, first, method, answer, headMismatches(answer, await ask(first, 'GET')))
    } catch (error) {
      // Closing the connection is a refusal too, and a stopped run sends nothing more.
      if (!(error instanceof NoAnswer || error instanceof CannotCall)) throw error
    }
  })
}
