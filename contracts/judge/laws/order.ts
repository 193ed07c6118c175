import { jsonPath } from '#contracts/judge/json-path.ts'
import type { AnswerLaw } from './law.ts'
import { isObject, type Path } from '#contracts/contract/json.ts'

interface List {
  path: Path
  items: readonly unknown[]
}

function* listsIn(value: unknown, path: Path): Generator<List> {
  if (Array.isArray(value)) yield { path, items: value }
  else if (isObject(value)) for (const [key, inner] of Object.entries(value)) yield* listsIn(inner, [...path, key])
}

const instant = (time = 0) => new Date(time).toISOString()

const instants = ['created_at', 'order_date']

export const keepsTheWrittenOrder: AnswerLaw = {
  name: 'keeps-the-written-order',
  sentence: 'A list that the contract calls newest first or oldest first is in that order.',
  reason: 'People look for the latest order or review at the top.',
  *judge({ operation, answer }) {
    const { 'x-order': order } = operation.words
    const sign = order === 'newest' ? -1 : order === 'oldest' ? 1 : 0
    if (sign === 0) return
    for (const { path, items } of listsIn(answer.body, [])) {
      const key = instants.find((name) => isObject(items[0]) && name in items[0])
      if (key === undefined) continue
      const times = items.map((item) => Date.parse(String((item as Record<string, unknown>)[key])))
      const wrong = times.findIndex((time, index) => index > 0 && (time - (times[index - 1] ?? time)) * sign < 0)
      if (wrong > 0)
        yield {
          path: jsonPath([...path, wrong, key]),
          expected: `not ${sign < 0 ? 'after' : 'before'} that of the entry above, ${instant(times[wrong - 1])}`,
          got: instant(times[wrong]),
        }
    }
  },
}
