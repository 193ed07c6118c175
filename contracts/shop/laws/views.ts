import { same } from '#openapi/contract/json.ts'
import type { Contract } from '#openapi/contract/contract.ts'
import { fieldInShort } from '#contracts/judge/in-short.ts'
import type { Occurrence } from '#contracts/shop/snapshot/snapshot.ts'
import { type Breach, broken, type ShopLaw } from './shop-law.ts'

const fieldsOf = ({ schema }: Occurrence) => Object.keys(schema.properties ?? {})
const demands = ({ schema }: Occurrence, key: string) => schema.required.includes(key)

/** The value that most answers show, and the first of them. */
function usual(values: readonly unknown[]): unknown {
  const counted = values.map((value) => ({ value, times: values.filter((other) => same(other, value)).length }))
  return counted.toSorted((a, b) => b.times - a.times)[0]?.value
}

function shownValue(contract: Contract, value: unknown, key: string, other: unknown): string {
  const text = fieldInShort(contract, key, value)
  // Two objects with the same fields have the same short form.
  return text === fieldInShort(contract, key, other) && typeof value === 'object'
    ? JSON.stringify(value).slice(0, 200)
    : text
}

/** Fields of a record that no call changes. */
const steady: ReadonlySet<string> = new Set(['id', 'created_at', 'order_number', 'customer_email'])

function* differences(occurrences: readonly Occurrence[]): Generator<Breach> {
  for (const key of new Set(occurrences.flatMap(fieldsOf))) {
    // A short form may leave out what the whole record must have.
    const isWhole = occurrences.some((occurrence) => demands(occurrence, key))
    const showing = occurrences.filter(
      (each) => fieldsOf(each).includes(key) && (key in each.value || !isWhole || demands(each, key)),
    )
    const [first] = showing
    if (!first || showing.every(({ value }) => same(value[key], first.value[key]))) continue
    const wanted = usual(showing.map(({ value }) => value[key]))
    for (const { value, path, call, id } of showing) {
      if (same(value[key], wanted)) continue
      const witness = showing.find((other) => same(other.value[key], wanted))
      const expected = `${shownValue(call.operation.contract, wanted, key, value[key])}, as ${witness?.call.id ?? 'others'} shows it`
      // These fields never change, so a second snapshot need not show the same values.
      const basis = steady.has(key) ? [id, key] : [id, key, showing.map((each) => [each.call.id, each.value[key]])]
      yield broken(call, [...path, key], expected, shownValue(call.operation.contract, value[key], key, wanted), basis)
    }
  }
}

export const showsARecordTheSameEverywhere: ShopLaw = {
  name: 'shows-a-record-the-same-everywhere',
  sentence: 'A record has the same values in every list, search, detail and link that shows it.',
  reason: 'A shopper who is shown one price in the list and another on the page trusts neither.',
  *judge({ shown }) {
    for (const occurrences of shown.values()) if (occurrences.length > 1) yield* differences(occurrences)
  },
}
