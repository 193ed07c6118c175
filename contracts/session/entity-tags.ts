import { same } from '#openapi/contract/json.ts'
import { type Answer, readAnswer } from '../judge/answer.ts'
import type { Call } from '../judge/call.ts'
import type { Law, Mismatch } from '../judge/finding.ts'
import type { SessionOptions } from './session.ts'
import { isUnanswered } from '#openapi/contract/request.ts'

export const entityTagsFollowTheBody: Law = {
  name: 'etags-follow-the-body',
  sentence:
    'An ETag changes with the body that an address answers to a caller, and who asks with an old one gets the new body (RFC 9110, 8.8 and 13.1.2).',
  reason: 'A browser that asks whether its copy is still right would show the old one for ever.',
}

/** How often in a row a host must take an old ETag for the present one: meanwhile another client may change it back. */
const repetitions = 2

/**
 * Compares what each address has answered to each caller: where the body changes, the ETag must. Once for each operation
 * the old ETag is sent, which must not be answered with 304, unless the old body is back.
 */
export function watchEntityTags(send: SessionOptions['send']) {
  const seen = new Map<string, { tag: string; body: unknown }>()
  const tried = new Set<string>()

  async function ask({ url, headers }: Request, tag?: string): Promise<Answer> {
    const all = new Headers(headers)
    if (tag !== undefined) all.set('If-None-Match', tag)
    return readAnswer(await send(new Request(url, { headers: all, redirect: 'manual' })))
  }

  /** Whether an ETag of another body than the present one is answered with 304. */
  async function isTakenAsPresent(request: Request, { tag, body }: { tag: string; body: unknown }): Promise<boolean> {
    for (let turn = 0; turn < repetitions; turn += 1)
      if ((await ask(request, tag)).status !== 304 || same((await ask(request)).body, body)) return false
    return true
  }

  return async (
    { id, caller, token, answer: { headers, status, body } }: Call,
    request: Request,
  ): Promise<Mismatch[]> => {
    const tag = headers.get('ETag')
    if (request.method !== 'GET' || status !== 200 || tag === null) return []
    const key = `${request.url} ${token === undefined ? caller : token}`
    const before = seen.get(key)
    seen.set(key, { tag, body })
    if (!before || same(before.body, body)) return []
    if (before.tag === tag) return [{ path: 'etag', expected: 'another one than that of another body', got: tag }]
    if (tried.has(id)) return []
    tried.add(id)
    try {
      const expected = `the new body for If-None-Match: ${before.tag}, which is of an old one`
      return (await isTakenAsPresent(request, before)) ? [{ path: 'etag', expected, got: '304 Not Modified' }] : []
    } catch (error) {
      if (isUnanswered(error)) return []
      throw error
    }
  }
}
