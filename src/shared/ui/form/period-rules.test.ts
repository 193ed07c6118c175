import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { errorsBy } from './form-rules.ts'
import { periodRules } from './period-rules.ts'

const rules = z.object(periodRules)

const period = { start_date: '2026-12-01', start_time: '', end_date: '2026-12-31', end_time: '18:00' }

test('a start and an end are required; times are not', () => {
  expect(errorsBy(rules, period)).toEqual({})
  expect(errorsBy(rules, { ...period, start_date: '', end_date: '' })).toEqual({
    start_date: 'Please enter a start date',
    end_date: 'Please enter an end date',
  })
})

test.each(['0026-01-12', '1999-12-31', '2100-01-01', '12026-01-12', '120260-01-12', '2026-13-01'])(
  '%s is refused in words that fit a date',
  (date) => {
    const words = 'Please enter a date from the year 2000 to 2099'
    expect(errorsBy(rules, { ...period, start_date: date })).toEqual({ start_date: words })
    expect(errorsBy(rules, { ...period, end_date: date })).toEqual({ end_date: words })
  },
)
