import { jsonPath } from '#contracts/judge/json-path.ts'
import { objectsIn } from '#openapi/contract/records.ts'
import type { AnswerLaw } from '#contracts/judge/laws/law.ts'

export const periodsEndAfterTheyStart: AnswerLaw = {
  name: 'periods-end-after-they-start',
  sentence: 'The end of a sale or coupon comes after its start.',
  reason: 'A period that ends before it starts is never valid.',
  *judge(call) {
    for (const { value, path } of objectsIn(call)) {
      const { start_date, end_date } = value
      if (typeof start_date !== 'string' || typeof end_date !== 'string') continue
      if (Date.parse(end_date) <= Date.parse(start_date))
        yield { path: jsonPath([...path, 'end_date']), expected: `after ${start_date}`, got: end_date }
    }
  },
}
