import { describe, expect, it } from 'vitest'
import { allMutants } from './mutants/all.ts'
import { belowPromise, chooseMutants, type Result, scoreOf } from './mutants/score.ts'
import { tryMutant } from './mutants/try-mutant.ts'

describe('the check finds planted faults', { timeout: 240_000 }, () => {
  it('there are at least 300, of every class and for every operation', () => {
    expect(allMutants.length).toBeGreaterThan(300)
    expect(new Set(allMutants.map((mutant) => mutant.class)).size).toBe(4)
    expect(new Set(allMutants.map(({ operation }) => operation)).size).toBe(52)
  })

  it('fewer than promised are a failure, and faults that altered nothing do not count', () => {
    const about = { name: '', kind: '', operation: 'getCart', class: 'protocol', requests: 1 } as const
    const found = { ...about, applied: true, found: 'a finding' }
    expect(belowPromise([found, { ...about, applied: false, found: undefined }])).toEqual([])
    expect(belowPromise([found, { ...about, applied: true, found: undefined }])).toEqual(['protocol'])
  })

  it('it finds all structure, additive and protocol faults, and 19 of 20 wrong answers of the right shape', async () => {
    const results: Result[] = []
    for (const { plant, ...about } of chooseMutants(allMutants, 40, 5))
      results.push({ ...about, ...(await tryMutant({ ...about, plant })) })
    const missed = results.filter(({ applied, found }) => applied && found === undefined).map(({ name }) => name)
    const below = belowPromise(results)
    expect({ below, missed: below.length > 0 ? missed : [] }).toEqual({ below: [], missed: [] })
    expect(scoreOf(results, 'behaviour').planted).toBeGreaterThan(15)
  })
})
