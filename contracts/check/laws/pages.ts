import type { Step } from '#contracts/judge/step.ts'
import { paginationIn } from '#contracts/judge/contract/listed.ts'
import { same } from '#contracts/judge/laws/law.ts'
import { idsIn, idsOf, listPath, readsOf, type Snapshot, totalIn, type WholeList } from '../snapshot/snapshot.ts'
import type { ShopLaw, Verdict } from './shop-law.ts'

/** The first and last index of a step's page in the whole list. */
function rangeOf(step: Step): [number, number] | undefined {
  const pagination = paginationIn(step.answer.body)
  if (!pagination) return undefined
  const page = Number(step.asked.query?.page ?? 1)
  const limit = typeof pagination.limit === 'number' ? pagination.limit : 20
  return [(page - 1) * limit, page * limit]
}

function* overlaps({ steps, items }: WholeList): Generator<Verdict> {
  const seen = new Map<string, Step>()
  const basis = idsOf(items)
  for (const step of steps) {
    for (const id of idsIn(step)) {
      const before = seen.get(id)
      if (before && before !== step)
        yield {
          step,
          basis,
          path: listPath(step),
          expected: 'records that no other page has',
          got: `${id}, which page ${String(before.asked.query?.page)} has too`,
        }
      seen.set(id, step)
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
      const [first] = list.steps
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
          step: first,
          basis: idsOf(list.items),
          path: listPath(first),
          expected: `${total} records on all pages`,
          got: String(found),
        }
    }
  },
}

/** Calls for the same list without a search or a filter. */
function* plainReads({ reads }: Snapshot, { id, caller }: WholeList): Generator<Step> {
  for (const { step, purpose } of reads) {
    const { q, filters } = step.asked.query ?? {}
    if (step.id !== id || step.caller !== caller || q !== undefined || filters !== undefined) continue
    if (['plain', 'small pages', 'again'].includes(purpose)) yield step
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
      for (const step of plainReads(snapshot, list)) {
        const range = rangeOf(step) ?? [0, all.length]
        const [wanted, got] = [all.slice(...range), idsIn(step)]
        const shown = {
          step,
          path: listPath(step),
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
      for (const step of readsOf(snapshot, id, 'beyond')) {
        const got = idsIn(step)
        if (got.length > 0)
          yield { step, basis: got, path: listPath(step), expected: 'no records', got: String(got.length) }
      }
  },
}
