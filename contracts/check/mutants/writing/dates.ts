import type { Json } from '../../../judge/contract/records.ts'
import { answer, match } from '../matching.ts'
import type { Between } from '../mutant.ts'
import { call, json, mutant, only, success } from '../planting.ts'

/** Dates that are those of the reading, not of the record. */
export const movingDates = (['listAllReviews', 'listAllOrders', 'listReviews'] as const).map((id) =>
  only(id, 'dates move at each reading', () => {
    let reads = 0
    return async (request, send, { applied }) => {
      const given = await send(request)
      if (!success(given)) return given
      reads += 1
      const text = await given.text()
      const moved = text.replaceAll(/("created_at":")([^"]+)/g, (_, key: string, date: string) => {
        return key + new Date(Date.parse(date) + reads * 1000).toISOString()
      })
      if (moved !== text) applied()
      return answer(given, { text: moved })
    }
  }),
)

const indiaOffset = 5.5 * 3_600_000
const daysOfGreenwich: () => Between =
  () =>
  async (request, send, { applied, token }) => {
    const given = await send(request)
    if (match(request)?.operation.id !== 'getDailySales' || !success(given)) return given
    const orders = (await (await send(call(request, 'GET', '/v1/orders/admin/all', token('admin')))).json()) as unknown
    const body = await json(given)
    const [key, days] = Object.entries(body)[0] ?? []
    if (!Array.isArray(orders) || key === undefined || !Array.isArray(days)) return given
    const dates = (orders as Json[]).map(({ created_at }) => String(created_at).slice(0, 10))
    const counted = (days as Array<{ order_date: string; count: { id: number } }>).map((each) => {
      const date = new Date(Date.parse(each.order_date) + indiaOffset).toISOString().slice(0, 10)
      return { ...each, count: { id: dates.filter((other) => other === date).length } }
    })
    if (JSON.stringify(counted) !== JSON.stringify(days)) applied()
    return answer(given, { body: { ...body, [key]: counted } })
  }

export const wrongDays = mutant('getDailySales', 'days end at midnight in Greenwich', daysOfGreenwich)
