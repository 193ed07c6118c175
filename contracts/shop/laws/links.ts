import { isObject } from '#openapi/contract/json.ts'
import { recordsIn } from '#openapi/contract/records.ts'
import { inShort } from '#contracts/judge/in-short.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import type { AnswerLaw } from '#contracts/judge/laws/law.ts'

const asLink = (name: string) => `${name[0]?.toLowerCase() ?? ''}${name.slice(1)}_id`

export const linksNameWhatTheyCarry: AnswerLaw = {
  name: 'links-name-what-they-carry',
  sentence: 'A link has the id of the record embedded beside it, or of the record around it.',
  reason: 'A client that follows the id gets a different record from the one shown.',
  *judge(call) {
    for (const { value, path, within, kind } of recordsIn(call)) {
      // `category` beside `category_id`, `product` beside `product_id`.
      const beside = within?.value[`${String(path.at(-1))}_id`]
      if (beside !== undefined && beside !== value.id)
        yield {
          path: jsonPath([...path.slice(0, -1), `${String(path.at(-1))}_id`]),
          expected: inShort(value.id),
          got: inShort(beside),
        }
      // A variant in the list of its product.
      for (let holder = within; holder; holder = holder.within) {
        const link = value[asLink(holder.name.replace(/^(Discounted|Cart|Wishlist)/, ''))]
        if (
          typeof link === 'string' &&
          typeof holder.value.id === 'string' &&
          kind !== holder.name &&
          link !== holder.value.id
        )
          yield {
            path: jsonPath([...path, asLink(holder.name)]),
            expected: inShort(holder.value.id),
            got: inShort(link),
          }
      }
    }
    // Either the link or the record is null, and the other is not.
    for (const { value, path } of recordsIn(call)) {
      for (const [key, inner] of Object.entries(value)) {
        const link = value[`${key}_id`]
        if (inner === null && typeof link === 'string')
          yield {
            path: jsonPath([...path, key]),
            expected: `the record ${inShort(link)}, or null in ${key}_id`,
            got: 'null',
          }
        if (link === null && isObject(inner))
          yield { path: jsonPath([...path, `${key}_id`]), expected: inShort(inner.id), got: 'null' }
      }
    }
  },
}
