import { expect, test } from 'vitest'
import { judgementOf } from './report.ts'

const coverage = { percent: 100, minimum: 0, operations: [] }
const clean = { findings: [], expired: [], coverage, stopped: undefined }
const entry = { operation: 'getCart', path: '$', reason: 'Known.', expires: '2026-01-01' }

test.each([
  [clean, 0, 'The host keeps the contract.'],
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
