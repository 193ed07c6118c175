import type { Call } from '#contracts/judge/call.ts'
import { listOf } from '#contracts/judge/contract/listed.ts'
import { isObject, type Json, recordsIn } from '#contracts/judge/contract/records.ts'
import { same } from '#contracts/judge/laws/law.ts'
import { idsIn, idsOf, listPath, readsOf, type Snapshot, wholeListOf } from '../snapshot/snapshot.ts'
import { few } from './completeness.ts'
import type { ShopLaw, Breach } from './shop-law.ts'

/** `CategoryWithProducts` is linked by `category_id`. */
const linkTo = (kind: string) => `${kind.replaceAll(/(?<=.)([A-Z])/g, '_$1').toLowerCase()}_id`

function* childrenOf(snapshot: Snapshot, record: Json, call: Call, kind: string): Generator<Breach> {
  const { body, status } = call.answer
  const link = linkTo(kind)
  for (const [key, value] of Object.entries(record)) {
    if (!Array.isArray(value) || !value.every(isObject)) continue
    const childKind = recordsIn(call.id, status, body).find(({ path }) => path[0] === key && path.length === 2)?.kind
    const list = snapshot.lists.find(
      ({ items, complete, kind: listed }) =>
        complete && items.length > 0 && link in (items[0] ?? {}) && (childKind === undefined || listed === childKind),
    )
    if (!list || (childKind === undefined && value.length > 0)) continue
    const wanted = idsOf(list.items.filter((item) => item[link] === record.id)).toSorted()
    const got = idsOf(value).toSorted()
    if (!same(wanted, got))
      yield {
        call,
        basis: [wanted, got],
        path: `$.${key}`,
        expected: `the ${wanted.length} records with ${link} ${String(record.id)}: ${few(wanted)}`,
        got: `${got.length}: ${few(got)}`,
      }
  }
}

export const childrenBelongToTheirParent: ShopLaw = {
  name: 'children-belong-to-their-parent',
  sentence: 'A record that comes with its children has all that are linked to it, and no others.',
  reason: 'A category that shows the products of another one sells the wrong thing.',
  *judge(snapshot) {
    for (const { call, purpose } of snapshot.reads) {
      const { body, status } = call.answer
      if (purpose !== 'detail' || !isObject(body)) continue
      const [own] = recordsIn(call.id, status, body)
      if (own) yield* childrenOf(snapshot, own.value, call, own.kind)
    }
  },
}

export const childListsShareNoRecord: ShopLaw = {
  name: 'child-lists-share-no-record',
  sentence: 'The lists of two parents have no record in common.',
  reason: 'The reviews of another product mislead whoever reads them.',
  *judge(snapshot) {
    const reads = snapshot.reads.filter(({ purpose }) => purpose === 'child list').map(({ call }) => call)
    for (const id of new Set(reads.map((call) => call.id))) {
      const calls = readsOf(snapshot, id, 'child list')
      const owner = new Map<string, string>()
      for (const call of calls) {
        const parent = JSON.stringify(call.asked.query)
        for (const child of idsIn(call)) {
          const before = owner.get(child)
          if (before !== undefined && before !== parent)
            yield {
              call,
              basis: [child, before, parent],
              path: listPath(call),
              expected: 'records of this parent alone',
              got: `${child}, which ${before} has too`,
            }
          owner.set(child, parent)
        }
      }
    }
  },
}

export const childListsMakeTheWhole: ShopLaw = {
  name: 'child-lists-make-the-whole',
  sentence: 'The whole list and the lists of all parents hold the same records.',
  reason: 'A review that the home page shows and its product does not looks invented.',
  *judge(snapshot) {
    const calls = snapshot.reads.filter(({ purpose }) => purpose === 'child list').map(({ call }) => call)
    for (const { id, kind, items, complete, calls: whole } of snapshot.lists) {
      const children = calls.filter((call) => recordsIn(call.id, 200, call.answer.body)[0]?.kind === kind)
      const [[first], [list]] = [children, whole]
      if (!complete || !first || !list) continue
      const [all, shown] = [new Set(idsOf(items)), new Set(children.flatMap(idsIn))]
      const about = { basis: [[...all], [...shown]], path: listPath(list) }
      const unlisted = [...shown].filter((each) => !all.has(each))
      if (unlisted.length > 0) {
        const got = `${all.size}, without ${few(unlisted)}`
        yield { ...about, call: list, expected: `every record that ${first.id} lists`, got }
      }
      const parents = wholeListOf(snapshot, 'Product')?.items.length
      const cut = children.some((call) => listOf(call).items.length >= 100)
      if (parents !== children.length + emptyOnes(calls, children) || cut) continue
      const lost = [...all].filter((each) => !shown.has(each))
      const expected = `${few(lost)}, which ${id} lists, in the list of its parent`
      if (lost.length > 0) yield { ...about, call: first, path: listPath(first), expected, got: 'in none' }
    }
  },
}

const emptyOnes = (calls: ReadonlyArray<{ id: string }>, children: ReadonlyArray<{ id: string }>) =>
  calls.filter((call) => children.some(({ id }) => id === call.id)).length - children.length
