import type { Call } from '#contracts/judge/call.ts'
import { paginationIn } from '#contracts/judge/contract/listed.ts'
import { same } from '#contracts/judge/laws/law.ts'
import { idsIn, idsOf, listPath, readsOf, type Snapshot, totalIn, type WholeList } from '../snapshot/snapshot.ts'
import type { ShopLaw, Breach } from './shop-law.ts'

/** The first and last index of a call's page in the whole list. */
function rangeOf(call: Call): [number, number] | undefined {
  const pagination = paginationIn(call.answer.body)
  if (!pagination) return undefined
  const page = Number(call.asked.query?.page ?? 1)
  const limit = typeof pagination.limit === 'number' ? pagination.limit : 20
  return [(page - 1) * limit, page * limit]
}

function* overlaps({ calls, items }: WholeList): Generator<Breach> {
  const seen = new Map<string, Call>()
  const basis = idsOf(items)
  for (const call of calls) {
    for (const id of idsIn(call)) {
      const before = seen.get(id)
      if (before && before !== call)
        yield {
          call,
          basis,
          path: listPath(call),
          expected: 'records that no other page has',
          got: `${id}, which page ${String(before.asked.query?.page)} has too`,
        }
      seen.set(id, call)
    }
  }
}

export const pagesAreDisjointAndComplete: ShopLaw = {
  name: 'pages-are-disjoint-and-complete',
  sentence: 'The pages of a list hold each record once, and as many records as the total says.',
  reason: 'A record on two pages leaves another record on none.',
  *judge({ lists }) {
    for (const list of lists) {
      yield* overlaps(list)
      const [first] = list.calls
      const total = totalIn(first?.answer.body)
      const found = new Set(idsOf(list.items)).size
      if (
        first &&
        total !== undefined &&
        list.complete &&
        found !== total &&
        idsOf(list.items).every((id) => id !== 'undefined')
      )
        yield {
          call: first,
          basis: idsOf(list.items),
          path: listPath(first),
          expected: `${total} records on all pages`,
          got: String(found),
        }
    }
  },
}

/** Calls for the same list without a search or a filter. */
function* plainReads({ reads }: Snapshot, { id, caller }: WholeList): Generator<Call> {
  for (const { call, purpose } of reads) {
    const { q, filters } = call.asked.query ?? {}
    if (call.id !== id || call.caller !== caller || q !== undefined || filters !== undefined) continue
    if (['plain', 'small pages', 'again'].includes(purpose)) yield call
  }
}

/** Whether the common records are in the same order. Records added or deleted in between do not matter. */
function inOrder(all: readonly string[], got: readonly string[]): boolean {
  const places = got.map((id) => all.indexOf(id)).filter((index) => index >= 0)
  return places.every((index, turn) => turn === 0 || index > (places[turn - 1] ?? 0))
}

export const ordersPagesAlike: ShopLaw = {
  name: 'orders-pages-alike',
  sentence: 'A list is in the same order whatever the page, its size and the time of the call.',
  reason: 'Otherwise turning a page skips records.',
  *judge(snapshot) {
    for (const list of snapshot.lists) {
      const all = idsOf(list.items)
      if (all.includes('undefined')) continue
      for (const call of plainReads(snapshot, list)) {
        const range = rangeOf(call) ?? [0, all.length]
        const [wanted, got] = [all.slice(...range), idsIn(call)]
        const shown = {
          call,
          path: listPath(call),
          expected: `the records ${wanted.slice(0, 5).join(', ')}…`,
          got: `${got.slice(0, 5).join(', ')}…`,
        }
        if (!inOrder(all, got)) yield { ...shown, basis: 'order' }
        else if ((list.complete || range[1] <= all.length) && !same(wanted, got))
          yield { ...shown, basis: [wanted, got] }
      }
    }
  },
}

export const pagesBeyondTheLastAreEmpty: ShopLaw = {
  name: 'pages-beyond-the-last-are-empty',
  sentence: 'A page past the last one is empty.',
  reason: 'A client that reads until a page is empty never ends.',
  *judge(snapshot) {
    for (const { id } of snapshot.lists)
      for (const call of readsOf(snapshot, id, 'beyond')) {
        const got = idsIn(call)
        if (got.length > 0)
          yield { call, basis: got, path: listPath(call), expected: 'no records', got: String(got.length) }
      }
  },
}
