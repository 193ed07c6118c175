import { operationOf } from '#contracts/shop/shop-contract.ts'
import { fieldInShort } from '#contracts/judge/in-short.ts'
import type { Call } from '#contracts/judge/call.ts'
import { listOf } from '#openapi/contract/listed.ts'
import { listedKind } from '#openapi/contract/records.ts'
import { inWords, placesIn, type SearchRule, searchRuleOf, unaccented } from '#contracts/judge/searched-fields.ts'
import { idsIn, idsOf, nameOfLinkIn, type Snapshot, totalIn, wholeListOf } from '#contracts/shop/snapshot/snapshot.ts'
import { broken, brokenList, type ShopLaw, theRecords } from './shop-law.ts'
import { isObject, type Json } from '#openapi/contract/json.ts'

/** The searches whose fields the contract names. */
function* searchesIn({ calls }: Snapshot): Generator<{ call: Call; q: string; rule: SearchRule }> {
  for (const call of calls) {
    const { q, filters } = call.input.query ?? {}
    const rule = searchRuleOf(operationOf(call.id))
    if (rule && typeof q === 'string' && filters === undefined) yield { call, q, rule }
  }
}

/**
 * The records that the contract says a search with these words, a filter, or both must find; undefined if not every
 * record is known, or the target of a link.
 */
function wantedBy(snapshot: Snapshot, { id, input }: Call, rule = searchRuleOf(operationOf(id))): string[] | undefined {
  const { q, filters = '{}' } = input.query ?? {}
  const fields = Object.entries(JSON.parse(String(filters)) as Json)
  const items = wholeListOf(snapshot, listedKind(operationOf(id))?.kind)?.items.filter((item) =>
    fields.every(([name, value]) => item[name] === value),
  )
  if (!items || typeof q !== 'string' || !rule) return items && idsOf(items)
  const places = items.map((item) => placesIn(rule, q, item, nameOfLinkIn(snapshot)))
  return places.includes('unknown') ? undefined : idsOf(items.filter((_, index) => places[index] !== undefined))
}

const amongThem = (id: string | undefined) => (id === undefined ? '' : `, among them ${id}`)

/** In what the words of a search are alike, where it matters. */
const looseness = (q: string) => (unaccented(q) === q.toLowerCase() ? '' : ', with or without accents')

export const searchFindsWhatIsThere: ShopLaw = {
  name: 'search-finds-what-is-there',
  sentence: 'A search finds every record whose searched fields hold the text, in any case, and no other.',
  reason: 'Shoppers take what a search does not find for not sold here.',
  *judge(snapshot) {
    for (const { call, q, rule } of searchesIn(snapshot)) {
      const wanted = wantedBy(snapshot, call)
      // What finds records by their words says nothing of a text without a word.
      const isWordless = rule.byWord && inWords(q) === ''
      if (!wanted || isWordless) continue
      // The contract does not say what ends a word, apart from a space. So a record that holds the parts of a word, but
      // not the whole, need not be found.
      const whole = rule.byWord ? wantedBy(snapshot, call, { ...rule, bySpaces: true }) : wanted
      const least = wanted.filter((id) => whole?.includes(id))
      const found = idsIn(call)
      const total = totalIn(call.answer.body) ?? 0
      const lost = found.length >= total ? least.filter((id) => !found.includes(id)) : []
      const others = found.filter((id) => !wanted.includes(id))
      const expected = `${theRecords(wanted.length)} that hold ${fieldInShort(call.operation.contract, 'q', q)}${looseness(q)}${amongThem(lost[0] ?? wanted[0])}`
      if (total < least.length || total > wanted.length || lost.length + others.length > 0)
        yield brokenList(call, expected, `${total} records${amongThem(others[0])}`, [wanted, found, total])
    }
  },
}

export const bestMatchComesFirst: ShopLaw = {
  name: 'best-match-comes-first',
  sentence:
    'Where the contract ranks the searched fields, a match in an earlier one comes before a match in a later one.',
  reason: 'Nobody turns to the second page of a search.',
  *judge(snapshot) {
    for (const { call, q, rule } of searchesIn(snapshot)) {
      if (!rule.ranked || inWords(q).includes(' ')) continue
      const { items: all, path } = listOf(call)
      const items = all.filter(isObject)
      // The contract gives the remaining fields one rank.
      const ranks = items.map((item) => {
        const places = placesIn(rule, q, item, nameOfLinkIn(snapshot))
        return Array.isArray(places) ? Math.min(4, Number(places[0])) : undefined
      })
      const wrong = ranks.findIndex((rank, index) => index > 0 && (rank ?? 0) < (ranks[index - 1] ?? 0))
      if (wrong < 1 || ranks.includes(undefined)) continue
      const [field, before] = [wrong, wrong - 1].map((index) => String(rule.fields[ranks[index] ?? 0]))
      const expected = `no match in ${field} after one in ${before}`
      yield broken(call, [...path, wrong], expected, String(items[wrong]?.id), [q, idsOf(items)])
    }
  },
}

export const filtersFindWhatIsThere: ShopLaw = {
  name: 'filters-find-what-is-there',
  sentence: 'A filter finds every record that has its value, and beside words every one that holds them too.',
  reason: 'A list that a filter empties hides what is there.',
  *judge(snapshot) {
    for (const call of snapshot.calls) {
      const { filters, q } = call.input.query ?? {}
      const wanted = typeof filters === 'string' ? wantedBy(snapshot, call) : undefined
      const total = totalIn(call.answer.body) ?? 0
      if (!wanted || total === wanted.length) continue
      const expected = `${theRecords(wanted.length)} with ${String(filters)}${typeof q === 'string' ? ` and ${fieldInShort(call.operation.contract, 'q', q)}` : ''}`
      yield broken(call, ['pagination', 'total'], expected, String(total), [filters, wanted, total])
    }
  },
}
