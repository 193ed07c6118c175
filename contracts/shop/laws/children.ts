import type { Call } from '#contracts/judge/call.ts'
import { listOf } from '#openapi/contract/listed.ts'
import { kindOf } from '#openapi/contract/fields.ts'
import { recordsIn, type ShownRecord } from '#openapi/contract/records.ts'
import { needed } from '#contracts/shop/snapshot/reads.ts'
import { idsIn, idsOf, type Snapshot, wholeListOf } from '#contracts/shop/snapshot/snapshot.ts'
import { sharedRecords } from './pages.ts'
import { broken, brokenList, type Breach, few, type ShopLaw } from './shop-law.ts'
import { type Json, same } from '#openapi/contract/json.ts'

/** `CategoryWithProducts` is linked by `category_id`. */
const linkTo = (kind: string) => `${kind.replaceAll(/(?<=.)([A-Z])/g, '_$1').toLowerCase()}_id`

const recordsOf = (call: Call): ShownRecord[] => recordsIn(call)

/** The calls that list the children of one record. */
const childListsIn = ({ calls }: Snapshot) => calls.filter(({ operation }) => needed(operation)?.in === 'query')

/** The parent whose children a call lists. */
const parentOf = ({ input }: Call) => JSON.stringify(input.query)

function* childrenOf(snapshot: Snapshot, call: Call, { schema, kind, value: record }: ShownRecord): Generator<Breach> {
  const link = linkTo(kind)
  for (const [key, { items }] of Object.entries(schema.properties ?? {})) {
    const list = wholeListOf(snapshot, kindOf(call.operation.contract, items?.name))
    const children = record[key]
    if (!list?.items[0] || !(link in list.items[0]) || !Array.isArray(children)) continue
    const wanted = idsOf(list.items.filter((item) => item[link] === record.id)).toSorted()
    const got = idsOf(children as Json[]).toSorted()
    const expected = `the ${wanted.length} records with ${link} ${String(record.id)}: ${few(wanted)}`
    if (!same(wanted, got)) yield broken(call, [key], expected, `${got.length}: ${few(got)}`, [wanted, got])
  }
}

export const childrenBelongToTheirParent: ShopLaw = {
  name: 'children-belong-to-their-parent',
  sentence: 'A record that comes with its children has all that are linked to it, and no others.',
  reason: 'A category that shows the products of another one sells the wrong thing.',
  *judge(snapshot) {
    for (const call of snapshot.calls) {
      const [own] = recordsOf(call)
      if (own && call.input.params) yield* childrenOf(snapshot, call, own)
    }
  },
}

export const childListsShareNoRecord: ShopLaw = {
  name: 'child-lists-share-no-record',
  sentence: 'The lists of two parents have no record in common.',
  reason: 'The reviews of another product mislead whoever reads them.',
  *judge(snapshot) {
    for (const { call, id, owner, before } of sharedRecords(childListsIn(snapshot), parentOf))
      yield brokenList(call, 'records of this parent alone', `${id}, which ${before} has too`, [id, before, owner])
  },
}

export const childListsMakeTheWhole: ShopLaw = {
  name: 'child-lists-make-the-whole',
  sentence: 'The whole list and the lists of all parents hold the same records.',
  reason: 'A review that the home page shows and its product does not looks invented.',
  *judge(snapshot) {
    const calls = childListsIn(snapshot)
    for (const { id, kind, items, complete, calls: whole } of snapshot.lists) {
      const children = calls.filter((call) => recordsOf(call)[0]?.kind === kind)
      const [first] = children
      const [list] = whole
      if (!complete || !first || !list) continue
      const all = new Set(idsOf(items))
      const shown = new Set(children.flatMap(idsIn))
      const basis = [[...all], [...shown]]
      const unlisted = [...shown].filter((each) => !all.has(each))
      if (unlisted.length > 0)
        yield brokenList(list, `every record that ${first.id} lists`, `${all.size}, without ${few(unlisted)}`, basis)
      // The children of some parents are read twice.
      const parents = new Set(calls.filter((call) => call.id === first.id).map(parentOf))
      const isCut = children.some((call) => listOf(call).items.length >= 100)
      if (wholeListOf(snapshot, 'Product')?.items.length !== parents.size || isCut) continue
      const lost = [...all].filter((each) => !shown.has(each))
      const expected = `${few(lost)}, which ${id} lists, in the list of its parent`
      if (lost.length > 0) yield brokenList(first, expected, 'in none', basis)
    }
  },
}
