import { expect, test } from 'vitest'
import { judgementOf } from './report.ts'

const coverage = { percent: 100, minimum: 0, operations: [] }
const clean = { findings: [], expired: [], coverage, stopped: undefined, made: ['getCart 200'], skipped: [] }
const entry = { operation: 'getCart', path: '$', reason: 'Known.', expires: '2026-01-01' }

test.each([
  [clean, 0, 'The host keeps the contract.'],
  [
    { ...clean, skipped: [{ name: 'checkout 201', reason: 'it writes' }] },
    0,
    'What was judged keeps the contract: 1 of 2 exchanges and journeys.',
  ],
  [{ ...clean, expired: [entry] }, 1, 'The baseline has 1 expired entry.'],
  [
    { ...clean, coverage: { ...coverage, percent: 40, minimum: 80 } },
    1,
    'Only 40% of the documented answers were seen, 80% are required.',
  ],
  [
    { ...clean, stopped: 'the run was stopped' },
    2,
    'What was seen keeps the contract. The run ended early: the run was stopped.',
  ],
])('%# has its own sentence and exit code', (run, exitCode, sentence) => {
  expect(judgementOf(run)).toMatchObject({ exitCode, sentence })
})
