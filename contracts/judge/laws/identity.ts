import { inShort } from '#contracts/judge/in-short.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import type { AnswerLaw } from './law.ts'
import { isObject, type Path } from '#contracts/contract/json.ts'

export const answersTheIdAskedFor: AnswerLaw = {
  name: 'answers-the-id-asked-for',
  sentence: 'A call for one record answers with the record whose id is in the path.',
  reason: 'Otherwise the wrong record is bought, changed or deleted.',
  *judge({ operation, asked, answer }) {
    const name = /\{([^{}/]+)\}$/.exec(operation.path)?.[1]
    const wanted = name === undefined ? undefined : asked.params?.[name]
    if (name === undefined || wanted === undefined || !isObject(answer.body)) return
    // `petId` is the `id` of what is there.
    const field = name in answer.body ? name : /(?:^|[a-z_])(?:id|Id|ID)$/.test(name) ? 'id' : undefined
    const got = field === undefined ? undefined : answer.body[field]
    if (/^(?:string|number)$/.test(typeof got) && `${got as string | number}` !== wanted)
      yield { path: jsonPath([field ?? name]), expected: inShort(wanted), got: inShort(got) }
  },
}

/** Identifies the items of a list that have no id. */
const keyOf = (item: unknown) => {
  if (!isObject(item)) return undefined
  if (typeof item.id === 'string' || typeof item.id === 'number') return String(item.id)
  if (typeof item.product_id === 'string')
    return `${item.product_id}${typeof item.variantId === 'string' ? ` in variant ${item.variantId}` : ''}`
  return undefined
}

function* duplicates(value: unknown, path: Path): Generator<{ path: string; expected: string; got: string }> {
  if (Array.isArray(value)) {
    const seen = new Set<string>()
    for (const [index, item] of value.entries()) {
      const key = keyOf(item)
      if (key !== undefined && seen.has(key))
        yield {
          path: jsonPath([...path, index]),
          expected: 'each record once',
          got: `${key} again`,
        }
      if (key !== undefined) seen.add(key)
      yield* duplicates(item, [...path, index])
    }
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) yield* duplicates(inner, [...path, key])
  }
}

export const listsARecordOnce: AnswerLaw = {
  name: 'lists-a-record-once',
  sentence: 'No list holds the same record twice.',
  reason: 'A duplicate is counted, shown and ordered twice.',
  judge: ({ answer }) => duplicates(answer.body, []),
}
