import { describe, expect, it } from 'vitest'
import { allMutants } from './mutants/all.ts'
import { chooseMutants } from './mutants/choose.ts'
import { type Result, scoreOf } from './mutants/score.ts'
import { tryMutant } from './mutants/try-mutant.ts'

describe('the check finds planted faults', { timeout: 240_000 }, () => {
  it('there are at least 300, of every class and for every operation', () => {
    expect(allMutants.length).toBeGreaterThan(300)
    expect(new Set(allMutants.map((mutant) => mutant.class)).size).toBe(4)
    expect(new Set(allMutants.map(({ operation }) => operation)).size).toBe(52)
  })

  it('it finds all structure, additive and protocol faults, and 19 of 20 wrong answers of the right shape', async () => {
    const results: Result[] = []
    for (const { plant, ...about } of chooseMutants(allMutants, 40, 5))
      results.push({ ...about, ...(await tryMutant({ ...about, plant })) })
    const score = scoreOf(results)
    const missed = results.filter(({ applied, found }) => applied && found === undefined).map(({ name }) => name)
    const floors = { structure: 100, additive: 100, protocol: 100, behaviour: 95 } as const
    const below = Object.entries(floors).filter(([name, floor]) => score[name as keyof typeof floors].percent < floor)
    expect({ below, missed: below.length > 0 ? missed : [] }).toEqual({ below: [], missed: [] })
    expect(score.behaviour.planted).toBeGreaterThan(15)
  })
})
