import { fieldInShort, inShort } from '#contracts/judge/in-short.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import { listOf } from '#contracts/contract/listed.ts'
import { placesIn, searchRuleOf } from '../searched-fields.ts'
import type { AnswerLaw } from './law.ts'
import { isObject } from '#contracts/contract/json.ts'

/** A single answer does not show the names behind links. */
const unnamed = () => undefined

export const searchFindsTheWords: AnswerLaw = {
  name: 'search-finds-the-words',
  sentence: 'Each result of a search holds the searched words, in upper or lower case.',
  reason: 'A search that ignores its words shows the whole shop.',
  *judge(call) {
    const { q } = call.asked.query ?? {}
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

export const filtersAreObeyed: AnswerLaw = {
  name: 'filters-are-obeyed',
  sentence: 'Each result has the value that the filter asks for.',
  reason: 'A filter that lets other records through makes every total below it wrong.',
  *judge(call) {
    const { filters } = call.asked.query ?? {}
    const shown = (name: string, value: unknown) => fieldInShort(call.operation.contract, name, value)
    if (typeof filters !== 'string') return
    const { items, path } = listOf(call)
    for (const [name, wanted] of Object.entries(JSON.parse(filters) as Record<string, unknown>)) {
      for (const [index, item] of items.entries()) {
        if (isObject(item) && name in item && item[name] !== wanted)
          yield {
            path: jsonPath([...path, index]),
            expected: `only records with the ${name} ${shown(name, wanted)}`,
            got: `one with ${shown(name, item[name])}`,
          }
      }
    }
  },
}
