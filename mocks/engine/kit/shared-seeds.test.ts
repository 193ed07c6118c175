import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { kind } from '../table/row-kind.ts'
import { type StoreOf, storeOf, storeOver } from '../table/store.ts'
import { sharedSeeds } from './shared-seeds.ts'

const kinds = { beads: kind(z.strictObject({ id: z.string(), colour: z.string() }), { prefix: 'bead' }) } as const
const settings = { seed: 1, scenario: 'default' }

test('stores opened at once are seeded once, share the rows, and do not see each other change them', async () => {
  const seed = vi.fn(() => storeOf(kinds, { beads: [{ id: 'bead-1', colour: 'red' }] }))
  const seeded = sharedSeeds<StoreOf<typeof kinds>>(seed, (below) => storeOver(kinds, below))
  const [one, other] = await Promise.all([seeded(settings), seeded({ ...settings, latency: 5 })])
  expect(seed).toHaveBeenCalledOnce()
  expect(one.beads.get('bead-1')).toBe(other.beads.get('bead-1'))
  await one.beads.update('bead-1', { colour: 'blue' })
  await one.beads.create({ id: one.beads.nextId(), colour: 'green' })
  expect(other.beads.all()).toEqual([{ id: 'bead-1', colour: 'red' }])
  await seeded({ ...settings, seed: 2 })
  expect(seed).toHaveBeenCalledTimes(2)
})

test('a seed that fails is asked for again', async () => {
  let isWell = false
  const seeded = sharedSeeds<StoreOf<typeof kinds>>(
    () => (isWell ? storeOf(kinds, { beads: [] }) : Promise.reject(new Error('No beads.'))),
    (below) => storeOver(kinds, below),
  )
  await expect(seeded(settings)).rejects.toThrow('No beads.')
  isWell = true
  expect((await seeded(settings)).beads.count()).toBe(0)
})
