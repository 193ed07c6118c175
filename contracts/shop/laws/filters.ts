import { isObject } from '#openapi/contract/json.ts'
import { listOf } from '#openapi/contract/listed.ts'
import { fieldInShort } from '#contracts/judge/in-short.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import type { AnswerLaw } from '#contracts/judge/laws/law.ts'

export const filtersAreObeyed: AnswerLaw = {
  name: 'filters-are-obeyed',
  sentence: 'Each result has the value that the filter asks for.',
  reason: 'A filter that lets other records through makes every total below it wrong.',
  *judge(call) {
    const { filters } = call.input.query ?? {}
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
