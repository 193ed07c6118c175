import { guestCall } from '#contracts/judge/call.ts'
import type { Law, Mismatch } from '#contracts/judge/finding.ts'
import type { Contract, Operation } from '#openapi/contract/contract.ts'
import { type Answer, readAnswer } from '#contracts/judge/answer.ts'
import type { Journey } from '#contracts/session/journey.ts'
import type { Session } from '#contracts/session/session.ts'
import { inParallel } from './in-parallel.ts'
import { lastParameter } from '#openapi/contract/record-id.ts'
import { addressOf, isUnanswered } from '#openapi/contract/request.ts'

export const otherMethodsAreRefused: Law = {
  name: 'other-methods-are-refused',
  sentence:
    'A method that the contract does not document is refused, and a 405 names the documented ones in its Allow header.',
  reason: 'Nobody guards a method that nobody documents.',
}

export const headAnswersAsGet: Law = {
  name: 'head-answers-as-get',
  sentence: 'HEAD answers with the status and content type of GET (RFC 9110, 9.1 and 9.3.2).',
  reason:
    'Caches and monitors ask by HEAD, and one that answers where GET refuses tells strangers which records exist.',
}

/** Ids that no record has, so that no record can be harmed. */
const unknownIds = ({ parameters }: Operation) => ({
  params: Object.fromEntries(
    parameters.filter((each) => each.in === 'path').map(({ name }) => [name, 'no-such-record']),
  ),
})

/**
 * What is tried on each path that has an operation in question, unless it is documented: HEAD beside GET, and PATCH, PUT
 * and DELETE where the path ends in an id, since for a whole collection they could change, replace or delete it.
 */
export const triedOn = ({ operations }: Contract, about: (id: string) => boolean) =>
  [...Map.groupBy(operations, ({ path }) => path).values()].flatMap(([first, ...others]) => {
    if (!first || !about(first.id)) return []
    const documented = [first, ...others].map(({ method }): string => method)
    const tried = [
      ...(documented.includes('GET') ? ['HEAD'] : []),
      ...(lastParameter(first.path) !== undefined ? ['PATCH', 'PUT', 'DELETE'] : []),
    ]
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

/** Differences between HEAD and GET. */
function headMismatches(head: Answer, get: Answer): Mismatch[] {
  if (head.status >= 500 && get.status >= 500) return []
  if (head.status !== get.status) return [{ path: 'status', expected: String(get.status), got: String(head.status) }]
  return head.contentType === get.contentType
    ? []
    : [{ path: 'content-type', expected: String(get.contentType), got: String(head.contentType) }]
}

/** Tries methods that the contract does not document, without a token. */
export const otherMethodsJourney = (session: Session, about: (id: string) => boolean): Journey => ({
  name: 'methods beyond the contract',
  about: [],
  async make() {
    const { contract, origin, send } = session.options
    await inParallel(triedOn(contract, about), async ({ first, documented, method }) => {
      const input = unknownIds(first)
      const ask = async (given = method) =>
        readAnswer(await send(new Request(addressOf(origin, first, input), { method: given, redirect: 'manual' })))
      try {
        const answer = await ask()
        const isHead = method === 'HEAD'
        // These refuse the caller or the address, as GET would, and not the method.
        if (isHead && [400, 401, 403, 404].includes(answer.status)) return
        const law = isHead ? headAnswersAsGet : otherMethodsAreRefused
        const context = law.name
        const mismatches = isHead ? headMismatches(answer, await ask('GET')) : refusalMismatches(answer, documented)
        const call = guestCall(first, { method, input, answer, context })
        session.report(law, call, mismatches, context)
      } catch (error) {
        // Closing the connection is a refusal too, and a stopped run sends nothing more.
        if (!isUnanswered(error)) throw error
      }
    })
  },
})
