import type { Success } from '#contracts/shop/exchanges/calls.ts'
import { nextStart, statisticsIn } from './statistics.ts'
import { answersOf, type Snapshot, wholeListOf } from '#contracts/shop/snapshot/snapshot.ts'
import { rupees } from './prices.ts'
import { broken, type ShopLaw } from './shop-law.ts'

const paise = (amount: number) => Math.round(amount * 100)
const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
const instant = (time: number) => new Date(time).toISOString()

type Orders = Success<'listAllOrders'>

const ordersOf = (snapshot: Snapshot) => wholeListOf(snapshot, 'AdminOrder')?.items as Orders | undefined
const timesOf = (orders: Orders = []) => orders.map(({ created_at }) => Date.parse(created_at))

/** The periods of all statistics, each with its end, which no answer shows. */
function* periodsIn(snapshot: Snapshot) {
  for (const call of snapshot.calls) {
    const found = statisticsIn(call)
    if (!found) continue
    const { unit, path, entries } = found
    for (const [index, { start, count }] of entries.entries())
      yield { call, unit, path, index, start, end: nextStart(unit, start), count, isLast: index === entries.length - 1 }
  }
}

export const statisticsCountTheOrders: ShopLaw = {
  name: 'statistics-count-the-orders',
  sentence: 'The count of a day, week or month is the number of orders that were placed in it.',
  reason: 'A chart that contradicts the list of orders is useless.',
  *judge(snapshot) {
    const orders = ordersOf(snapshot)
    if (!orders) return
    const times = timesOf(orders)
    for (const { call, path, index, start, end, count } of periodsIn(snapshot)) {
      const wanted = times.filter((time) => time >= start && time < end).length
      const zone = 'from midnight to midnight in Asia/Kolkata'
      const expected = `${wanted} orders, as the list has them ${zone}: from ${instant(start)} to ${instant(end)}`
      if (count !== wanted)
        yield broken(call, [...path, index, 'count', 'id'], expected, String(count), [start, times, count])
    }
  },
}

export const statisticsEndToday: ShopLaw = {
  name: 'statistics-end-today',
  sentence: 'The statistics by day, week and month end on the same day, and no order is later.',
  reason: 'A chart that ends yesterday hides what was sold today.',
  *judge(snapshot) {
    const lasts = [...periodsIn(snapshot)].filter(({ isLast }) => isLast)
    const days = lasts.filter(({ unit }) => unit === 'day')
    const latest = Math.max(0, ...timesOf(ordersOf(snapshot)))
    for (const { call, unit, path, start, end } of lasts) {
      const ofLatest = `the period of the latest order, ${instant(latest)}`
      if (latest >= end) yield broken(call, path, ofLatest, `it ends at ${instant(end)}`, [latest, end])
      for (const day of days.filter((each) => each.start < start || each.start >= end)) {
        const ofDay = `the ${unit} of the last day, ${instant(day.start)}`
        yield broken(call, path, ofDay, `it starts at ${instant(start)}`, [day.start, start])
      }
    }
  },
}

const sumOf = (amounts: readonly number[]) => rupees(amounts.reduce((sum, amount) => sum + amount, 0))

export const figuresComeFromTheOrders: ShopLaw = {
  name: 'figures-come-from-the-orders',
  sentence: 'The figures of the shop are the number of its orders and the sum of those that were not cancelled.',
  reason: 'The owner pays taxes on these figures.',
  *judge(snapshot) {
    const orders = ordersOf(snapshot)
    if (!orders) return
    const amounts = orders.map(({ total_amount }) => total_amount).toSorted((a, b) => a - b)
    const step = amounts.map(paise).reduce(divisor, 0)
    const count = orders.length
    for (const { call, body } of answersOf(snapshot, 'getLifetimeSales')) {
      const { totalOrders, totalSales, cancelledPercentage } = body
      const wrong = (path: string, expected: string, got: number) =>
        broken(call, path, expected, String(got), [body, count])
      if (totalOrders !== count) yield wrong('$.totalOrders', `${count}, as many as the list has`, totalOrders)
      const cancelled = Math.round((cancelledPercentage / 100) * count)
      const least = sumOf(amounts.slice(0, count - cancelled))
      const most = sumOf(amounts.slice(cancelled))
      const isNoSum = Math.abs(totalSales - rupees(totalSales)) > 1e-6 || paise(totalSales) % step > 0
      const without = `the sum of ${count} orders without ${cancelled} cancelled ones, ${least} to ${most}`
      if (totalSales < least - 0.005 || totalSales > most + 0.005) yield wrong('$.totalSales', without, totalSales)
      else if (isNoSum) yield wrong('$.totalSales', 'a sum of amounts of the listed orders', totalSales)
    }
  },
}
