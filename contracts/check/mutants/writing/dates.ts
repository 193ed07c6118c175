import type { Json } from '../../../judge/contract/records.ts'
import { answer } from '../matching.ts'
import { call, json, only, sending, success } from '../planting.ts'

/** Dates that are those of the reading, not of the record. */
const movingDates = (['listAllReviews', 'listAllOrders', 'listReviews'] as const).map((id) =>
  only(id, 'dates move at each reading', () => {
    let reads = 0
    return async (request, send, { applied }) => {
      const given = await send(request)
      if (!success(given)) return given
      reads += 1
      const text = await given.text()
      const moved = text.replaceAll(/(?<="created_at":")[^"]+/g, (date) =>
        new Date(Date.parse(date) + reads * 1000).toISOString(),
      )
      if (moved !== text) applied()
      return answer(given, { text: moved })
    }
  }),
)

const indiaOffset = 5.5 * 3_600_000

const wrongDays = only('getDailySales', 'days end at midnight in Greenwich', () => async (request, send, tools) => {
  const given = await send(request)
  if (!success(given)) return given
  const listed = await send(call(request, 'GET', '/v1/orders/admin/all', tools.token('admin')))
  const dates = ((await listed.json()) as Json[]).map(({ created_at }) => String(created_at).slice(0, 10))
  const [[key, days] = ['', []]] = Object.entries(await json(given))
  const counted = (days as Array<{ order_date: string }>).map((each) => {
    const date = new Date(Date.parse(each.order_date) + indiaOffset).toISOString().slice(0, 10)
    return { ...each, count: { id: dates.filter((other) => other === date).length } }
  })
  if (JSON.stringify(counted) !== JSON.stringify(days)) tools.applied()
  return answer(given, { body: { [key]: counted } })
})

const withoutZone = (date: unknown) => String(date).replace(/[+-]\d\d:\d\d$/, 'Z')

const droppedZones = (['createSale', 'createCoupon'] as const).map((id) =>
  sending(id, 'the zone of its dates is dropped', ({ start_date, end_date, ...rest }) => {
    const dates = { start_date: withoutZone(start_date), end_date: withoutZone(end_date) }
    return dates.start_date === start_date && dates.end_date === end_date ? undefined : { ...rest, ...dates }
  }),
)

/** Dates of the wrong time or time zone. */
export const dates = [...movingDates, wrongDays, ...droppedZones]
