import type { Json } from '../../../judge/contract/records.ts'
import { answer, answering, ask, json, sending, success, taking } from '../planting.ts'

const indiaOffset = 5.5 * 3_600_000
const withoutZone = (date: unknown) => String(date).replace(/[+-]\d\d:\d\d$/, 'Z')

/** Dates of the wrong time or time zone. */
export const dates = [
  ...(['listAllReviews', 'listAllOrders', 'listReviews'] as const).map((id) =>
    answering(id, 'dates move at each reading', () => {
      let reads = 0
      return async (given) => {
        if (!success(given)) return undefined
        reads += 1
        const before = await given.clone().text()
        const text = before.replaceAll(/(?<="created_at":")[^"]+/g, (date) =>
          new Date(Date.parse(date) + reads * 1000).toISOString(),
        )
        return text === before ? undefined : answer(given, { text })
      }
    }),
  ),
  answering('getDailySales', 'days end at midnight in Greenwich', () => async (given, call) => {
    if (!success(given)) return undefined
    const listed = await ask(call, 'GET', '/v1/orders/admin/all', { token: call.token('admin') })
    const orders = ((await listed.json()) as Json[]).map(({ created_at }) => String(created_at).slice(0, 10))
    const [[key, days] = ['', []]] = Object.entries(await json(given))
    const counted = (days as Array<{ order_date: string }>).map((each) => {
      const date = new Date(Date.parse(each.order_date) + indiaOffset).toISOString().slice(0, 10)
      return { ...each, count: { id: orders.filter((other) => other === date).length } }
    })
    return JSON.stringify(counted) === JSON.stringify(days) ? undefined : answer(given, { body: { [key]: counted } })
  }),
  ...taking('start_date').map((id) =>
    sending(id, 'the zone of its dates is dropped', ({ start_date, end_date, ...rest }) => {
      const sent = { start_date: withoutZone(start_date), end_date: withoutZone(end_date) }
      return sent.start_date === start_date && sent.end_date === end_date ? undefined : { ...rest, ...sent }
    }),
  ),
]
