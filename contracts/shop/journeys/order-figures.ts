import { jsonPath } from '#contracts/judge/json-path.ts'
import { statisticsIn } from '#contracts/shop/laws/statistics.ts'
import type { ShopCalls } from '#contracts/shop/exchanges/calls.ts'
import { rupees } from '#contracts/shop/laws/prices.ts'
import { sumsAddUp } from '#contracts/shop/laws/buying-laws.ts'

/** The dashboard figures and the orders they count; both are read again if an order was placed in between. */
export async function figuresNow(calls: ShopCalls) {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const before = await calls.make('listAllOrders', 'admin', {})
    const { call, body } = await calls.succeed('getLifetimeSales', 'admin', {})
    const after = await calls.make('listAllOrders', 'admin', {})
    if (before.length !== after.length) continue
    if (body.totalOrders !== after.length)
      calls.broken(sumsAddUp, call, '$.totalOrders', `${after.length}, as listed`, String(body.totalOrders))
    const all = after.reduce((sum, { total_amount }) => sum + total_amount, 0)
    return { call, cancelled: rupees(all - body.totalSales), share: body.cancelledPercentage, count: after.length }
  }
  return undefined
}

export const statistics = ['getDailySales', 'getWeeklySales', 'getMonthlySales'] as const

type Figures = Awaited<ReturnType<typeof figuresNow>>

/** The entries of each statistics of orders. */
export async function countsOf(calls: ShopCalls) {
  const found = []
  for (const id of statistics) {
    const { call } = await calls.succeed(id, 'admin', {})
    found.push({ call, ...(statisticsIn(call) ?? { path: [], entries: [] }) })
  }
  return found
}

/** Expects the latest period of before, and those since, to count so many orders more. */
export async function expectCounted(calls: ShopCalls, before: Awaited<ReturnType<typeof countsOf>>, more: number) {
  for (const [index, { call, path, entries }] of (await countsOf(calls)).entries()) {
    const last = before[index]?.entries.at(-1)
    if (!last) continue
    const since = entries.filter(({ start }) => start >= last.start)
    const now = since.reduce((sum, { count }) => sum + count, 0)
    const least = last.count + more
    const at = `${jsonPath(path)}[*].count.id`
    const expected = `${least} since midnight in Asia/Kolkata, or more`
    if (now < least) calls.broken(sumsAddUp, call, at, expected, String(now))
  }
}

/** Expects the sum of cancelled orders to grow by this one; others may be cancelled at the same time. */
export async function expectCancelled(calls: ShopCalls, before: Figures, amount: number) {
  const after = await figuresNow(calls)
  if (!before || !after) return
  const grown = rupees(after.cancelled - before.cancelled)
  const quiet = after.count === before.count
  if (grown < amount - 0.015 || (quiet && grown > amount + 0.015))
    calls.broken(sumsAddUp, after.call, '$.totalSales', `${amount} less than before`, `${grown} less`)
  if (quiet && after.share <= before.share)
    calls.broken(sumsAddUp, after.call, '$.cancelledPercentage', `more than ${before.share}`, String(after.share))
}
