import { same } from '#openapi/contract/json.ts'
import type { Call } from '#contracts/judge/call.ts'
import { paginationIn } from '#openapi/contract/listed.ts'
import { idsIn, idsOf, totalIn, type WholeList } from '#contracts/shop/snapshot/snapshot.ts'
import { brokenList, few, type ShopLaw } from './shop-law.ts'

/** The first and last index of a call's page in the whole list. */
function rangeOf(call: Call): [number, number] | undefined {
  const pagination = paginationIn(call.answer.body)
  const page = Number(call.input.query?.page ?? 1)
  const limit = Number(pagination?.limit ?? 20)
  return pagination && [(page - 1) * limit, page * limit]
}

/** Where a call lists a record that one before it has listed for another owner: another page, or another parent. */
export function* sharedRecords(calls: readonly Call[], ownerOf: (call: Call) => string) {
  const owners = new Map<string, string>()
  for (const call of calls) {
    const owner = ownerOf(call)
    for (const id of idsIn(call)) {
      const before = owners.get(`${call.id} ${id}`) ?? owner
      if (before !== owner) yield { call, id, owner, before }
      owners.set(`${call.id} ${id}`, owner)
    }
  }
}

/** Whether each record has an id, by which pages can be compared. */
const areNamed = (ids: readonly string[]) => !ids.includes('undefined')

export const pagesAreDisjointAndComplete: ShopLaw = {
  name: 'pages-are-disjoint-and-complete',
  sentence: 'The pages of a list hold each record once, and as many records as the total says.',
  reason: 'A record on two pages leaves another record on none.',
  *judge({ lists }) {
    for (const { calls, items, complete } of lists) {
      const ids = idsOf(items)
      for (const { call, id, before } of sharedRecords(calls, ({ input }) => String(input.query?.page)))
        yield brokenList(call, 'records that no other page has', `${id}, which page ${before} has too`, ids)
      const [first] = calls
      const found = new Set(ids).size
      const total = totalIn(first?.answer.body)
      if (first && total !== undefined && complete && found !== total && areNamed(ids))
        yield brokenList(first, `${total} records on all pages`, String(found), ids)
    }
  },
}

/** Whether the common records are in the same order. Records added or deleted in between do not matter. */
function inOrder(all: readonly string[], got: readonly string[]): boolean {
  const places = got.map((id) => all.indexOf(id)).filter((index) => index >= 0)
  return places.every((index, turn) => turn === 0 || index > (places[turn - 1] ?? 0))
}

/** Whether a call is for the same list, without a search or a filter, and not for the pages that make it up. */
function isSameList({ id, caller, calls }: WholeList, call: Call): boolean {
  const { q, filters } = call.input.query ?? {}
  return call.id === id && call.caller === caller && !calls.includes(call) && q === undefined && filters === undefined
}

export const ordersPagesAlike: ShopLaw = {
  name: 'orders-pages-alike',
  sentence: 'A list is in the same order whatever the page, its size and the time of the call.',
  reason: 'Otherwise turning a page skips records.',
  *judge({ lists, calls }) {
    for (const list of lists) {
      const all = idsOf(list.items)
      for (const call of areNamed(all) ? calls.filter((each) => isSameList(list, each)) : []) {
        const [from, to] = rangeOf(call) ?? [0, all.length]
        const wanted = all.slice(from, to)
        const got = idsIn(call)
        const isTurned = !inOrder(all, got)
        const isOther = (list.complete || to <= all.length) && !same(wanted, got)
        if (isTurned || isOther)
          yield brokenList(call, `the records ${few(wanted, 5)}`, few(got, 5), isTurned ? 'order' : [wanted, got])
      }
    }
  },
}
