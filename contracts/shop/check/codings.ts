import type { ShopJourney } from '#contracts/shop/exchanges/calls.ts'
import { operationOf } from '#contracts/shop/shop-contract.ts'
import { guestCall } from '#contracts/judge/call.ts'
import type { Law, Mismatch } from '#contracts/judge/finding.ts'
import { readAnswer } from '#contracts/judge/answer.ts'
import type { Session } from '#contracts/session/session.ts'
import { needed, reading } from '#contracts/shop/snapshot/reads.ts'
import { isUnanswered, requestFor } from '#openapi/contract/request.ts'

export const codingsAreAskedFor: Law = {
  name: 'codings-are-asked-for',
  sentence:
    'An answer has no content coding that the request does not accept, and where the coding depends on the request, Vary names Accept-Encoding (RFC 9110, 8.4 and 12.5).',
  reason: 'A client that cannot decompress gets noise, from the host or from a cache that others have filled.',
}

/** One public list is enough, since hosts and their proxies code all answers alike. */
const list = reading.find(({ id, access }) => access === 'public' && !needed(operationOf(id)))?.id ?? 'listProducts'

/** Asks for a list without a coding, and for it with one. */
export const codingsJourney = (session: Session): ShopJourney => ({
  name: 'content codings',
  about: [list],
  reads: true,
  async make() {
    const { origin, send } = session.options
    const context = codingsAreAskedFor.name
    async function judge(accepted: string, mismatches: (coding: string, headers: Headers) => Mismatch[]) {
      const request = requestFor(origin, operationOf(list), {})
      request.headers.set('Accept-Encoding', accepted)
      const answer = await readAnswer(await send(request))
      const coding = answer.headers.get('Content-Encoding') ?? 'identity'
      const call = guestCall(operationOf(list), { answer, context })
      if (answer.status < 300) session.report(codingsAreAskedFor, call, mismatches(coding, answer.headers), context)
    }
    try {
      await judge('identity', (coding) =>
        coding === 'identity'
          ? []
          : [{ path: 'content-encoding', expected: 'none for Accept-Encoding: identity', got: coding }],
      )
      await judge('gzip', (coding, headers) => {
        const [vary, control] = ['Vary', 'Cache-Control'].map((name) => headers.get(name) ?? 'nothing')
        const isTold = /\*|accept-encoding/i.test(vary ?? '') || /no-store|private/i.test(control ?? '')
        const isRight = coding === 'identity' || isTold
        return isRight ? [] : [{ path: 'vary', expected: 'Accept-Encoding beside a coding', got: vary ?? '' }]
      })
    } catch (error) {
      // What cannot be called is reported by its exchange.
      if (!isUnanswered(error)) throw error
    }
  },
})
