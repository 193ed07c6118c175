import { inShort } from '#contracts/judge/in-short.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import { listOf } from '../contract/listed.ts'
import { isObject } from '../contract/records.ts'
import { placesIn, searchRuleOf } from '../contract/searched-fields.ts'
import type { AnswerLaw } from './law.ts'

/** A single answer does not show the names behind links. */
const unnamed = () => undefined

export const searchFindsTheWords: AnswerLaw = {
  name: 'search-finds-the-words',
  sentence: 'Each result of a search holds the searched words, in upper or lower case.',
  reason: 'A search that ignores its words shows the whole shop.',
  *judge(call) {
    const { q } = call.asked.query ?? {}
    const rule = searchRuleOf(call.id)
    if (typeof q !== 'string' || q.trim() === '' || !rule) return
    const { items, path } = listOf(call)
    for (const [index, item] of items.entries()) {
      if (isObject(item) && placesIn(rule, q, item, unnamed) === undefined)
        yield {
          path: jsonPath([...path, index]),
          expected: `a record with ${inShort(q, 'q')} in ${rule.fields.join(', ')}`,
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
    if (typeof filters !== 'string') return
    const { items, path } = listOf(call)
    for (const [name, wanted] of Object.entries(JSON.parse(filters) as Record<string, unknown>)) {
      for (const [index, item] of items.entries()) {
        if (isObject(item) && name in item && item[name] !== wanted)
          yield {
            path: jsonPath([...path, index]),
            expected: `only records with the ${name} ${inShort(wanted, name)}`,
            got: `one with ${inShort(item[name], name)}`,
          }
      }
    }
  },
}
