import { fieldInShort, inShort } from '#contracts/judge/in-short.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import { listOf } from '#openapi/contract/listed.ts'
import { placesIn, searchRuleOf } from '../searched-fields.ts'
import type { AnswerLaw } from './law.ts'
import { isObject } from '#openapi/contract/json.ts'

/** A single answer does not show the names behind links. */
const unnamed = () => undefined

export const searchFindsTheWords: AnswerLaw = {
  name: 'search-finds-the-words',
  sentence: 'Each result of a search holds the searched words, in upper or lower case.',
  reason: 'A search that ignores its words shows everything.',
  *judge(call) {
    const { q } = call.input.query ?? {}
    const rule = searchRuleOf(call.operation)
    if (typeof q !== 'string' || q.trim() === '' || !rule) return
    const { items, path } = listOf(call)
    for (const [index, item] of items.entries()) {
      if (isObject(item) && placesIn(rule, q, item, unnamed) === undefined)
        yield {
          path: jsonPath([...path, index]),
          expected: `a record with ${fieldInShort(call.operation.contract, 'q', q)} in ${rule.fields.join(', ')}`,
          got: inShort(item),
        }
    }
  },
}
