import { operations } from '#openapi/generated/operations.ts'
import { jsonPath } from '#contracts/judge.ts'
import { isObject, type Json, recordsIn } from '../contract/records.ts'
import { idsOf, readsOf, type Snapshot, wholeListOf, type WholeList } from '../snapshot/snapshot.ts'
import { same, type ShopLaw, type Verdict } from './law.ts'
import { listOf } from '../contract/listed.ts'

const few = (ids: readonly string[]) => `${ids.slice(0, 3).join(', ')}${ids.length > 3 ? '…' : ''}`

function* lacking(list: WholeList, fuller: WholeList): Generator<Verdict> {
  const [own, all] = [new Set(idsOf(list.items)), idsOf(fuller.items)]
  const without = all.filter((id) => !own.has(id))
  const [step] = list.steps
  if (step && without.length > 0)
    yield {
      step,
      basis: [[...own], all],
      path: jsonPath(listOf(step).path),
      expected: `all ${all.length} records that ${fuller.id} lists`,
      got: `${own.size}, without ${few(without)}`,
    }
}

/** Lists that hold every record of their kind: no caller's own, no children of one record. */
const isWhole = ({ id }: WholeList) => operations[id].access !== 'token'

export const listsHoldEveryRecord: ShopLaw = {
  name: 'lists-hold-every-record',
  sentence: 'Every list of a kind of record, and the search for nothing, hold the same records.',
  reason: 'What a list leaves out cannot be bought or looked after.',
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
  sentence: 'The id of a link is that of a record that its list holds.',
  reason: 'A link to nothing opens an empty page.',
  *judge(snapshot) {
    const told = new Set<string>()
    for (const [key, occurrences] of snapshot.shown) {
      for (const { value, path, step } of occurrences) {
        for (const [name, link] of Object.entries(value)) {
          const kind = kindNamedBy(name)
          const list = kind === undefined ? undefined : wholeListOf(snapshot, kind)
          if (!list || typeof link !== 'string' || told.has(`${key} ${name}`)) continue
          if (list.items.some(({ id }) => id === link)) continue
          told.add(`${key} ${name}`)
          const basis = [key, link, idsOf(list.items)]
          yield {
            step,
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

/** `CategoryWithProducts` is linked by `category_id`. */
const linkTo = (kind: string) => `${kind.replaceAll(/(?<=.)([A-Z])/g, '_$1').toLowerCase()}_id`

function* childrenOf(
  snapshot: Snapshot,
  record: Json,
  step: Snapshot['reads'][number]['step'],
  kind: string,
): Generator<Verdict> {
  const { body, status } = step.answer
  const link = linkTo(kind)
  for (const [key, value] of Object.entries(record)) {
    if (!Array.isArray(value) || !value.every(isObject)) continue
    const childKind = recordsIn(step.id, status, body).find(({ path }) => path[0] === key && path.length === 2)?.kind
    const list = snapshot.lists.find(
      ({ items, complete, kind: listed }) =>
        complete && items.length > 0 && link in (items[0] ?? {}) && (childKind === undefined || listed === childKind),
    )
    if (!list || (childKind === undefined && value.length > 0)) continue
    const wanted = idsOf(list.items.filter((item) => item[link] === record.id)).toSorted()
    const got = idsOf(value).toSorted()
    if (!same(wanted, got))
      yield {
        step,
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
  reason: 'A category that shows the pieces of another one sells the wrong thing.',
  *judge(snapshot) {
    for (const { step, purpose } of snapshot.reads) {
      const { body, status } = step.answer
      if (purpose !== 'detail' || !isObject(body)) continue
      const [own] = recordsIn(step.id, status, body)
      if (own) yield* childrenOf(snapshot, own.value, step, own.kind)
    }
  },
}

export const childListsShareNoRecord: ShopLaw = {
  name: 'child-lists-share-no-record',
  sentence: 'The lists of two parents have no record in common, and together all that the whole list has.',
  reason: 'The reviews of another product mislead whoever reads them.',
  *judge(snapshot) {
    const reads = snapshot.reads.filter(({ purpose }) => purpose === 'child list').map(({ step }) => step)
    for (const id of new Set(reads.map((step) => step.id))) {
      const steps = readsOf(snapshot, id, 'child list')
      const owner = new Map<string, string>()
      for (const step of steps) {
        const parent = JSON.stringify(step.asked.query)
        for (const child of idsOf(listOf(step).items.filter(isObject))) {
          const before = owner.get(child)
          if (before !== undefined && before !== parent)
            yield {
              step,
              basis: [child, before, parent],
              path: jsonPath(listOf(step).path),
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
  sentence: 'Each record of the whole list is in the list of its parent.',
  reason: 'A review that the home page shows and its product does not looks invented.',
  *judge(snapshot) {
    for (const { id, kind, items, complete } of snapshot.lists) {
      if (!complete) continue
      const steps = snapshot.reads.filter(({ purpose }) => purpose === 'child list').map(({ step }) => step)
      const children = steps.filter((step) => recordsIn(step.id, 200, step.answer.body)[0]?.kind === kind)
      const [first] = children
      const parents = wholeListOf(snapshot, 'Product')?.items.length
      const cut = children.some((step) => listOf(step).items.length >= 100)
      if (!first || parents !== children.length + emptyOnes(steps, children) || cut) continue
      const [all, shown] = [
        idsOf(items),
        new Set(children.flatMap((step) => idsOf(listOf(step).items.filter(isObject)))),
      ]
      const lost = all.filter((each) => !shown.has(each))
      if (lost.length > 0)
        yield {
          step: first,
          basis: [all, [...shown]],
          path: jsonPath(listOf(first).path),
          expected: `${few(lost)}, which ${id} lists, in the list of its parent`,
          got: 'in none',
        }
    }
  },
}

const emptyOnes = (steps: ReadonlyArray<{ id: string }>, children: ReadonlyArray<{ id: string }>) =>
  steps.filter((step) => children.some(({ id }) => id === step.id)).length - children.length

export const listedRecordsHaveTheirPage: ShopLaw = {
  name: 'listed-records-have-their-page',
  sentence: 'A record that a list shows is answered on its own address.',
  reason: 'A card that leads to an empty page is a dead end.',
  *judge({ missing }) {
    for (const step of missing) {
      const id = step.asked.params?.id ?? step.asked.query?.productId
      yield { step, basis: id, path: 'status', expected: '200, since a list shows the record', got: '404' }
    }
  },
}
