import { operationOf } from '#contracts/shop/shop-contract.ts'
import { idsOf, kindNamed, wholeListOf } from '#contracts/shop/snapshot/snapshot.ts'
import { broken, brokenList, few, type ShopLaw } from './shop-law.ts'

export const listsHoldEveryRecord: ShopLaw = {
  name: 'lists-hold-every-record',
  sentence: 'All lists of one kind of record, and a search without words, hold the same records.',
  reason: 'A record that a list leaves out cannot be bought or edited.',
  *judge({ lists }) {
    // Those of every record, not only of one caller's.
    const whole = lists.filter(({ id, complete }) => complete && operationOf(id).access !== 'token')
    for (const { kind, items, calls } of whole)
      for (const fuller of whole.filter((other) => other.kind === kind)) {
        const own = new Set(idsOf(items))
        const all = idsOf(fuller.items)
        const [call] = calls
        const without = all.filter((id) => !own.has(id))
        const expected = `all ${all.length} records that ${fuller.id} lists`
        if (call && without.length > 0)
          yield brokenList(call, expected, `${own.size}, without ${few(without)}`, [[...own], all])
      }
  },
}

export const linksLeadToARecord: ShopLaw = {
  name: 'links-lead-to-a-record',
  sentence: 'A link names a record that is in its list.',
  reason: 'A link to nothing opens an empty page.',
  *judge(snapshot) {
    const reported = new Set<string>()
    for (const [key, occurrences] of snapshot.shown)
      for (const { value, path, call } of occurrences)
        for (const [name, link] of Object.entries(value)) {
          // `category_id` names a `Category`.
          const list = name.endsWith('_id') ? wholeListOf(snapshot, kindNamed(name.slice(0, -3))) : undefined
          if (!list || typeof link !== 'string' || reported.has(`${key} ${name}`)) continue
          if (list.items.some(({ id }) => id === link)) continue
          reported.add(`${key} ${name}`)
          const expected = `the id of a record that ${list.id} lists`
          yield broken(call, [...path, name], expected, JSON.stringify(link), [key, link, idsOf(list.items)])
        }
  },
}

export const listedRecordsHaveTheirPage: ShopLaw = {
  name: 'listed-records-have-their-page',
  sentence: 'A listed record can be read at its own address.',
  reason: 'A card that leads to an empty page is a dead end.',
  *judge({ missing }) {
    for (const call of missing)
      yield broken(call, 'status', '200, since a list shows the record', '404', [call.input.params, call.input.query])
  },
}
