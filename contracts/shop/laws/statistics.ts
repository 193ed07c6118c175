import { jsonPath } from '#contracts/judge/json-path.ts'
import type { Call } from '#contracts/judge/call.ts'
import type { AnswerLaw } from '#contracts/judge/laws/law.ts'
import { answerSchema } from '#openapi/contract/operation.ts'
import { isObject, type Path } from '#openapi/contract/json.ts'

const day = 86_400_000
/** India has one time zone and no daylight saving time. */
const indiaOffset = 5.5 * 3_600_000

type Unit = 'day' | 'week' | 'month'

/** The start of the next period after one that starts at `start`. */
export function nextStart(unit: Unit, start: number): number {
  if (unit !== 'month') return start + (unit === 'day' ? 1 : 7) * day
  const local = new Date(start + indiaOffset)
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1) - indiaOffset
}

const isStart = (unit: Unit, time: number) => {
  const local = new Date(time + indiaOffset)
  const midnight = (time + indiaOffset) % day === 0
  return midnight && (unit === 'day' || (unit === 'week' ? local.getUTCDay() === 1 : local.getUTCDate() === 1))
}

interface Statistics {
  unit: Unit
  /** The number of periods. */
  length: number
  path: Path
  entries: ReadonlyArray<{ start: number; count: number }>
}

/** The periods of a statistics answer, if the contract says how many there are. */
export function statisticsIn({ operation, answer }: Pick<Call, 'operation' | 'answer'>): Statistics | undefined {
  const schema = answerSchema(operation, answer.status)
  const periods = schema?.['x-periods']
  const list = isObject(answer.body) ? Object.entries(answer.body)[0] : undefined
  if (!periods || !list || !Array.isArray(list[1])) return undefined
  const entries = (list[1] as Array<{ order_date: string; count: { id: number } }>).map(({ order_date, count }) => ({
    start: Date.parse(order_date),
    count: count.id,
  }))
  return { unit: periods.unit, length: periods.last, path: [list[0]], entries }
}

export const periodsFollowEachOther: AnswerLaw = {
  name: 'periods-follow-each-other',
  sentence:
    'Statistics have one entry for each day, week (from Monday) or month in India, none left out, as many as the contract says.',
  reason: 'A chart with a gap or a shifted day shows sales on days that had none.',
  *judge(call) {
    const found = statisticsIn(call)
    if (!found) return
    const { unit, length, path, entries } = found
    if (entries.length !== length)
      yield { path: jsonPath(path), expected: `${length} entries`, got: String(entries.length) }
    for (const [index, { start }] of entries.entries()) {
      const before = entries[index - 1]
      const wanted = before && nextStart(unit, before.start)
      const at = jsonPath([...path, index, 'order_date'])
      const got = new Date(start).toISOString()
      if (wanted !== undefined && start !== wanted) yield { path: at, expected: new Date(wanted).toISOString(), got }
      else if (!isStart(unit, start)) yield { path: at, expected: `the start of a ${unit} in Asia/Kolkata`, got }
    }
  },
}

/** Two decimals, as the contract requires of percentages. */
const percent = (part: number, whole: number) => Math.round((part / whole) * 10_000) / 100

export const percentagesCountOrders: AnswerLaw = {
  name: 'percentages-count-orders',
  sentence: 'A percentage of orders stands for a whole number of them, with two decimals, and no order counts twice.',
  reason: 'A percentage that no number of orders gives is made up.',
  *judge({ answer: { body } }) {
    if (!isObject(body) || typeof body.totalOrders !== 'number') return
    const { totalOrders } = body
    let parts = 0
    for (const [key, value] of Object.entries(body)) {
      if (!key.endsWith('Percentage') || typeof value !== 'number') continue
      const orders = Math.round((value / 100) * totalOrders)
      parts += orders
      const expected = totalOrders === 0 ? 0 : percent(orders, totalOrders)
      // A share between two decimals may be rounded to either or cut, but not left as it is.
      if (Math.abs(value - expected) > 0.0101 || Math.abs(value * 100 - Math.round(value * 100)) > 1e-6)
        yield {
          path: `$.${key}`,
          expected: `the share of a whole number of orders in totalOrders, such as ${expected} for ${orders} of ${totalOrders}`,
          got: String(value),
        }
    }
    if (parts > totalOrders)
      yield { path: '$', expected: `at most ${totalOrders} orders in all shares`, got: String(parts) }
  },
}
