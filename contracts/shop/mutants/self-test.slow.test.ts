import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { soundBackends } from './changed-backends.ts'

const run = promisify(execFile)

it('the check finds all structure, additive and protocol faults, 19 of 20 others, and nothing in a sound backend', async () => {
  const { stdout } = await run(process.execPath, [
    'contracts/shop/mutants/self-test.ts',
    '--number',
    '40',
    '--seed',
    '5',
  ])
  expect(stdout).toMatch(/^structure: (\d+) of \1 found/m)
  expect(stdout).toMatch(/^behaviour: \d+ of (1[6-9]|2\d) found/m)
  expect(stdout).toContain(`\nsound: 0 of ${soundBackends.length} found`)
})
