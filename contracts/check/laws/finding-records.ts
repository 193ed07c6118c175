import { inShort } from '#contracts/judge/in-short.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import { listOf } from '#contracts/judge/contract/listed.ts'
import { isObject, type Json, listedKind } from '#contracts/judge/contract/records.ts'
import { inWords, placesIn, type SearchRule, searchRuleOf } from '#contracts/judge/contract/searched-fields.ts'
import {
  idsIn,
  idsOf,
  listPath,
  nameOfLinkIn,
  readsOf,
  type Snapshot,
  totalIn,
  wholeListOf,
} from '../snapshot/snapshot.ts'
import type { ShopLaw } from './shop-law.ts'

/** The records that the contract says a search must find; undefined if the target of a link is unknown. */
function wantedBy(rule: SearchRule, q: string, items: readonly Json[], snapshot: Snapshot): string[] | undefined {
  const places = items.map((item) => placesIn(rule, q, item, nameOfLinkIn(snapshot)))
  return places.includes('unknown') ? undefined : idsOf(items.filter((_, index) => places[index] !== undefined))
}

export const searchFindsWhatIsThere: ShopLaw = {
  name: 'search-finds-what-is-there',
  sentence: 'A search finds every record whose searched fields hold the text, in any case, and no other.',
  reason: 'Shoppers take what a search does not find for not sold here.',
  *judge(snapshot) {
    for (const { call, purpose } of snapshot.reads) {
      const list = wholeListOf(snapshot, listedKind(call.id)?.kind ?? '')
      const rule = searchRuleOf(call.id)
      const { q } = call.asked.query ?? {}
      // What finds records by their words says nothing of a text without a word.
      const wordless = rule?.byWord === true && typeof q === 'string' && inWords(q) === ''
      const wanted =
        purpose === 'search' &&
        !wordless &&
        typeof q === 'string' &&
        list &&
        rule &&
        wantedBy(rule, q, list.items, snapshot)
      if (!wanted) continue
      const [found, total] = [idsIn(call), totalIn(call.answer.body) ?? 0]
      const lost = found.length >= total ? wanted.filter((id) => !found.includes(id)) : []
      const others = found.filter((id) => !wanted.includes(id))
      if (total !== wanted.length || lost.length + others.length > 0)
        yield {
          call,
          basis: [wanted, found, total],
          path: listPath(call),
          expected: `the ${wanted.length} records that hold it${wanted.length > 0 ? `, among them ${String(lost[0] ?? wanted[0])}` : ''}`,
          got: `${total} records${others.length > 0 ? `, among them ${String(others[0])}` : ''}`,
        }
    }
  },
}

export const bestMatchComesFirst: ShopLaw = {
  name: 'best-match-comes-first',
  sentence:
    'Where the contract ranks the searched fields, a match in an earlier one comes before a match in a later one.',
  reason: 'Nobody turns to the second page of a search.',
  *judge(snapshot) {
    for (const { call, purpose } of snapshot.reads) {
      const rule = searchRuleOf(call.id)
      const { q } = call.asked.query ?? {}
      if (purpose !== 'search' || typeof q !== 'string' || !rule?.ranked || inWords(q).includes(' ')) continue
      const items = listOf(call).items.filter(isObject)
      // The contract gives the remaining fields one rank.
      const ranks = items.map((item) => {
        const places = placesIn(rule, q, item, nameOfLinkIn(snapshot))
        return Array.isArray(places) ? Math.min(4, Number(places[0])) : undefined
      })
      const wrong = ranks.findIndex((rank, index) => index > 0 && (rank ?? 0) < (ranks[index - 1] ?? 0))
      if (wrong > 0 && !ranks.includes(undefined))
        yield {
          call,
          basis: [q, idsOf(items)],
          path: jsonPath([...listOf(call).path, wrong]),
          expected: `no match in ${String(rule.fields[ranks[wrong] ?? 0])} after one in ${String(rule.fields[ranks[wrong - 1] ?? 0])}`,
          got: String(items[wrong]?.id),
        }
    }
  },
}

export const filtersFindWhatIsThere: ShopLaw = {
  name: 'filters-find-what-is-there',
  sentence: 'A filter finds every record that has its value, and beside words every one that holds them too.',
  reason: 'A list that a filter empties hides what is there.',
  *judge(snapshot) {
    for (const list of snapshot.lists) {
      for (const call of readsOf(snapshot, list.id, 'filter')) {
        const whole = wholeListOf(snapshot, list.kind)
        const { filters, q } = call.asked.query ?? {}
        if (!whole || typeof filters !== 'string') continue
        const wanted = Object.entries(JSON.parse(filters) as Record<string, unknown>)
        const rule = searchRuleOf(list.id)
        const found = typeof q === 'string' && rule ? wantedBy(rule, q, whole.items, snapshot) : idsOf(whole.items)
        const matching = whole.items.filter(
          (item) => found?.includes(String(item.id)) && wanted.every(([name, value]) => item[name] === value),
        )
        if (!found) continue
        const total = totalIn(call.answer.body) ?? 0
        if (total !== matching.length)
          yield {
            call,
            basis: [filters, idsOf(matching), total],
            path: '$.pagination.total',
            expected: `the ${matching.length} records with ${filters}${typeof q === 'string' ? ` and ${inShort(q, 'q')}` : ''}`,
            got: String(total),
          }
      }
    }
  },
}
