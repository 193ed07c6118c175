import { describe, expect, it } from 'vitest'
import { cleanRun } from './clean-run-fixture.ts'

describe('a host that keeps the contract raises no alarm', () => {
  it.each([
    ['empty-shop', 1, false],
    ['default', 2, true],
  ] as const)('in the scenario %s with the seed %i, another writer: %s', async (scenario, seed, busy) => {
    const { findings, hashBefore, hashAfter } = await cleanRun(scenario, seed, busy)
    expect(findings).toEqual([])
    if (!busy) expect(hashAfter).toBe(hashBefore)
  })
})
