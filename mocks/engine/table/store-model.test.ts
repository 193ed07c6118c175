import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { kind } from './row-kind.ts'
import { storeOf, storeOver } from './store.ts'

const Bead = z.strictObject({ id: z.string(), colour: z.string(), weight: z.number() })
type Bead = z.output<typeof Bead>
const kinds = { beads: kind(Bead, { prefix: 'bead', indexes: ['colour'] }) } as const

const colour = fc.constantFrom('red', 'green', 'blue')
const step = fc.oneof(
  fc.record({ do: fc.constant('create'), colour, weight: fc.nat(9) }),
  fc.record({ do: fc.constant('update'), which: fc.nat(8), colour, weight: fc.nat(9) }),
  fc.record({ do: fc.constant('delete'), which: fc.nat(8) }),
)

test('after any sequence of writes, lookups by id and by index agree with a plain list, over another store too', async () => {
  const sequence = fc.array(step, { maxLength: 15 })
  const holds = fc.asyncProperty(sequence, fc.nat(4), fc.boolean(), async (steps, seeded, isLayered) => {
    let latest = seeded
    let model: Bead[] = Array.from({ length: seeded }, (_, index) => ({
      id: `bead-${index + 1}`,
      colour: 'red',
      weight: 1,
    }))
    const seed = await storeOf(kinds, { beads: model })
    const asSeeded = model
    const store = isLayered ? storeOver(kinds, seed) : seed
    for (const one of steps) {
      const id = `bead-${'which' in one ? one.which : (latest += 1)}`
      if ('weight' in one && !('which' in one)) {
        model = [...model, { id, colour: one.colour, weight: one.weight }]
        await store.beads.create({ id: store.beads.nextId(), colour: one.colour, weight: one.weight })
      } else if ('weight' in one) {
        const change = { colour: one.colour, weight: one.weight }
        const exists = model.some((bead) => bead.id === id)
        model = model.map((bead) => (bead.id === id ? { ...bead, ...change } : bead))
        if (exists) await store.beads.update(id, change)
        else await expect(store.beads.update(id, change)).rejects.toThrow(id)
      } else {
        model = model.filter((bead) => bead.id !== id)
        await store.beads.delete(id)
      }
    }
    expect(store.beads.all()).toEqual(model)
    if (isLayered) expect(seed.beads.all(), 'the store below').toEqual(asSeeded)
    expect(store.beads.count()).toBe(model.length)
    for (const bead of model) expect(store.beads.get(bead.id)).toEqual(bead)
    for (const wanted of ['red', 'green', 'blue'])
      expect(store.beads.where('colour', wanted)).toEqual(model.filter((bead) => bead.colour === wanted))
  })
  await fc.assert(holds, { numRuns: 1000, seed: 1 })
})
