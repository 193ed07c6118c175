import { jsonPath } from '#contracts/judge/json-path.ts'
import { isObject, type Json } from '#contracts/judge/contract/records.ts'
import { nextStart, statisticsIn } from '#contracts/judge/laws/statistics.ts'
import { readsOf, type Snapshot, wholeListOf } from '../snapshot/snapshot.ts'
import type { ShopLaw, Breach } from './shop-law.ts'
import { rupees } from './prices.ts'

const paise = (amount: number) => Math.round(amount * 100)
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

const ordersOf = (snapshot: Snapshot): readonly Json[] | undefined => wholeListOf(snapshot, 'AdminOrder')?.items

export const statisticsCountTheOrders: ShopLaw = {
  name: 'statistics-count-the-orders',
  sentence: 'The count of a day, week or month is the number of orders that were placed in it.',
  reason: 'A chart that contradicts the list of orders is useless.',
  *judge(snapshot) {
    const orders = ordersOf(snapshot)
    if (!orders) return
    const placed = orders.map(({ created_at }) => Date.parse(String(created_at)))
    for (const { call } of snapshot.reads) {
      const found = statisticsIn(call)
      if (!found) continue
      for (const [index, { start, count }] of found.entries.entries()) {
        const end = nextStart(found.unit, start)
        const wanted = placed.filter((time) => time >= start && time < end).length
        if (count !== wanted)
          yield {
            call,
            basis: [start, placed, count],
            path: jsonPath([...found.path, index, 'count', 'id']),
            expected: `${wanted} orders, as the list has them`,
            got: String(count),
          }
      }
    }
  },
}

export const statisticsEndToday: ShopLaw = {
  name: 'statistics-end-today',
  sentence: 'The statistics by day, week and month end on the same day, and no order is later.',
  reason: 'A chart that ends yesterday hides what was sold today.',
  *judge(snapshot) {
    const found = snapshot.reads.flatMap(({ call }) => {
      const statistics = statisticsIn(call)
      const last = statistics?.entries.at(-1)
      return statistics && last
        ? [
            {
              call,
              unit: statistics.unit,
              path: statistics.path,
              start: last.start,
              end: nextStart(statistics.unit, last.start),
            },
          ]
        : []
    })
    const latest = Math.max(0, ...(ordersOf(snapshot) ?? []).map(({ created_at }) => Date.parse(String(created_at))))
    for (const one of found) {
      const path = jsonPath(one.path)
      if (latest >= one.end)
        yield {
          call: one.call,
          basis: [latest, one.end],
          path,
          expected: `the period of the latest order, ${new Date(latest).toISOString()}`,
          got: `it ends at ${new Date(one.end).toISOString()}`,
        }
      for (const day of found.filter(({ unit }) => unit === 'day'))
        if (day.start < one.start || day.start >= one.end)
          yield {
            call: one.call,
            basis: [day.start, one.start],
            path,
            expected: `the ${one.unit} of the last day, ${new Date(day.start).toISOString()}`,
            got: `it starts at ${new Date(one.start).toISOString()}`,
          }
    }
  },
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

function* figures(orders: readonly Json[], body: Json): Generator<Omit<Breach, 'call' | 'basis'>> {
  const amounts = orders.map(({ total_amount }) => Number(total_amount)).toSorted((a, b) => a - b)
  const all = rupees(sumOf(amounts))
  const count = orders.length
  if (body.totalOrders !== count)
    yield { path: '$.totalOrders', expected: `${count}, as many as the list has`, got: String(body.totalOrders) }
  const cancelled = Math.round((Number(body.cancelledPercentage) / 100) * count)
  const least = rupees(all - sumOf(cancelled === 0 ? [] : amounts.slice(-cancelled)))
  const most = rupees(all - sumOf(amounts.slice(0, cancelled)))
  const total = Number(body.totalSales)
  if (total < least - 0.005 || total > most + 0.005)
    yield {
      path: '$.totalSales',
      expected: `the sum of ${count} orders without ${cancelled} cancelled ones, ${least} to ${most}`,
      got: String(total),
    }
  else if (Math.abs(total - rupees(total)) > 1e-6 || paise(total) % amounts.map(paise).reduce(divisor, 0) > 0)
    yield { path: '$.totalSales', expected: 'a sum of amounts of the listed orders', got: String(total) }
}

export const figuresComeFromTheOrders: ShopLaw = {
  name: 'figures-come-from-the-orders',
  sentence: 'The figures of the shop are the number of its orders and the sum of those that were not cancelled.',
  reason: 'The owner pays taxes on these figures.',
  *judge(snapshot) {
    const orders = ordersOf(snapshot)
    if (!orders) return
    for (const call of readsOf(snapshot, 'getLifetimeSales'))
      if (isObject(call.answer.body))
        for (const mismatch of figures(orders, call.answer.body))
          yield { ...mismatch, call, basis: [call.answer.body, orders.length] }
  },
}
