import { jsonPath } from '#contracts/judge.ts'
import { isObject } from '../contract/records.ts'
import { searchedFields } from '../snapshot/search-queries.ts'
import { idsOf, readsOf, totalIn, wholeListOf } from '../snapshot/snapshot.ts'
import { listedKind } from '../contract/records.ts'
import type { ShopLaw } from './law.ts'
import { listOf } from '../contract/listed.ts'

export const searchFindsWhatIsThere: ShopLaw = {
  name: 'search-finds-what-is-there',
  sentence: 'A search finds every record whose searched fields hold the text, in any case.',
  reason: 'What a search does not find counts as not sold here.',
  *judge(snapshot) {
    for (const { step, purpose } of snapshot.reads) {
      const list = wholeListOf(snapshot, listedKind(step.id)?.kind ?? '')
      const { q } = step.asked.query ?? {}
      if (purpose !== 'search' || typeof q !== 'string' || !list) continue
      const wanted = idsOf(
        list.items.filter((item) =>
          searchedFields(step.id, item).some((field) => String(item[field]).toLowerCase().includes(q.toLowerCase())),
        ),
      )
      const [found, total] = [idsOf(listOf(step).items.filter(isObject)), totalIn(step.answer.body) ?? 0]
      const whole = found.length >= total
      const lost = wanted.filter((id) => !found.includes(id))
      if (total < wanted.length || (whole && lost.length > 0))
        yield {
          step,
          basis: [wanted, found, total],
          path: jsonPath(listOf(step).path),
          expected: `the ${wanted.length} records that hold it, among them ${String((whole ? lost : wanted)[0])}`,
          got: `${total} records`,
        }
    }
  },
}

export const filtersFindWhatIsThere: ShopLaw = {
  name: 'filters-find-what-is-there',
  sentence: 'A filter finds every record that has its value.',
  reason: 'A list that a filter empties hides what is there.',
  *judge(snapshot) {
    for (const list of snapshot.lists) {
      for (const step of readsOf(snapshot, list.id, 'filter')) {
        const whole = wholeListOf(snapshot, list.kind)
        const { filters } = step.asked.query ?? {}
        if (!whole || typeof filters !== 'string') continue
        const wanted = Object.entries(JSON.parse(filters) as Record<string, unknown>)
        const matching = whole.items.filter((item) => wanted.every(([name, value]) => item[name] === value)).length
        const total = totalIn(step.answer.body) ?? 0
        if (total !== matching)
          yield {
            step,
            basis: [filters, matching, total],
            path: '$.pagination.total',
            expected: `the ${matching} records with ${filters}`,
            got: String(total),
          }
      }
    }
  },
}
