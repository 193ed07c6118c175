import { operations } from '#openapi/generated/operations.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import { idsOf, listPath, type WholeList, wholeListOf } from '../snapshot/snapshot.ts'
import type { ShopLaw, Breach } from './shop-law.ts'

export const few = (ids: readonly string[]) => `${ids.slice(0, 3).join(', ')}${ids.length > 3 ? '…' : ''}`

function* lacking(list: WholeList, fuller: WholeList): Generator<Breach> {
  const [own, all] = [new Set(idsOf(list.items)), idsOf(fuller.items)]
  const without = all.filter((id) => !own.has(id))
  const [call] = list.calls
  if (call && without.length > 0)
    yield {
      call,
      basis: [[...own], all],
      path: listPath(call),
      expected: `all ${all.length} records that ${fuller.id} lists`,
      got: `${own.size}, without ${few(without)}`,
    }
}

/** Whether a list must have every record of its kind, not only those of one caller or parent. */
const isWhole = ({ id }: WholeList) => operations[id].access !== 'token'

export const listsHoldEveryRecord: ShopLaw = {
  name: 'lists-hold-every-record',
  sentence: 'All lists of one kind of record, and a search without words, hold the same records.',
  reason: 'A record that a list leaves out cannot be bought or edited.',
  *judge({ lists }) {
    for (const list of lists.filter(isWhole))
      for (const other of lists.filter(isWhole))
        if (other !== list && other.kind === list.kind && list.complete && other.complete) yield* lacking(list, other)
  },
}

/** `category_id` names a `Category`. */
const kindNamedBy = (key: string) =>
  key.endsWith('_id')
    ? key.slice(0, -3).replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
    : undefined

export const linksLeadToARecord: ShopLaw = {
  name: 'links-lead-to-a-record',
  sentence: 'A link names a record that is in its list.',
  reason: 'A link to nothing opens an empty page.',
  *judge(snapshot) {
    const told = new Set<string>()
    for (const [key, occurrences] of snapshot.shown) {
      for (const { value, path, call } of occurrences) {
        for (const [name, link] of Object.entries(value)) {
          const kind = kindNamedBy(name)
          const list = kind === undefined ? undefined : wholeListOf(snapshot, kind)
          if (!list || typeof link !== 'string' || told.has(`${key} ${name}`)) continue
          if (list.items.some(({ id }) => id === link)) continue
          told.add(`${key} ${name}`)
          const basis = [key, link, idsOf(list.items)]
          yield {
            call,
            basis,
            path: jsonPath([...path, name]),
            expected: `the id of a record that ${list.id} lists`,
            got: JSON.stringify(link),
          }
        }
      }
    }
  },
}

export const listedRecordsHaveTheirPage: ShopLaw = {
  name: 'listed-records-have-their-page',
  sentence: 'A listed record can be read at its own address.',
  reason: 'A card that leads to an empty page is a dead end.',
  *judge({ missing }) {
    for (const call of missing) {
      const id = call.asked.params?.id ?? call.asked.query?.productId
      yield { call, basis: id, path: 'status', expected: '200, since a list shows the record', got: '404' }
    }
  },
}
