import { inShort, jsonPath } from '#contracts/judge.ts'
import { isObject } from '../contract/records.ts'
import { listOf } from '../contract/listed.ts'
import { queryParameter } from '../contract/openapi.ts'
import type { AnswerLaw } from './law.ts'

/** Every text and number of a record, in one lower-case text. */
const textOf = (value: unknown): string => {
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(' ')
  return typeof value === 'string' ? value.toLowerCase() : String(value)
}

export const searchFindsTheWords: AnswerLaw = {
  name: 'search-finds-the-words',
  sentence: 'Each result of a search has the words that were searched for, in any case.',
  reason: 'A search that ignores its words shows the whole shop.',
  *judge(step) {
    const { q } = step.asked.query ?? {}
    if (typeof q !== 'string' || !queryParameter(step.id, 'q')) return
    const words = q.toLowerCase().split(/\s+/).filter(Boolean)
    const { items, path } = listOf(step)
    for (const [index, item] of items.entries()) {
      const missing = words.find((word) => !textOf(item).includes(word))
      if (missing !== undefined)
        yield {
          path: jsonPath([...path, index]),
          expected: `a record with ${inShort(missing, 'q')}`,
          got: inShort(item),
        }
    }
  },
}

export const filtersAreObeyed: AnswerLaw = {
  name: 'filters-are-obeyed',
  sentence: 'Each result has the value that the filter asks for.',
  reason: 'A filter that lets others through makes every figure below it wrong.',
  *judge(step) {
    const { filters } = step.asked.query ?? {}
    if (typeof filters !== 'string') return
    const { items, path } = listOf(step)
    for (const [name, wanted] of Object.entries(JSON.parse(filters) as Record<string, unknown>)) {
      for (const [index, item] of items.entries()) {
        if (isObject(item) && name in item && item[name] !== wanted)
          yield {
            path: jsonPath([...path, index, name]),
            expected: inShort(wanted, name),
            got: inShort(item[name], name),
          }
      }
    }
  },
}
