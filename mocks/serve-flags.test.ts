import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serveShop } from './shop/serve-shop.ts'
import { readServeFlags, serveUsage } from './serve-flags.ts'
import { withProject } from './any-contract/project/read-project.ts'
import { namedInShop } from './shop/shop-address.ts'

const settingsIn = (args: readonly string[]) => readServeFlags(args)?.settings(namedInShop)

it('reads the flags of the shop as the address has them', () => {
  const args = ['--port', '0', '--scenario', 'sold-out+slow-network', '--seed', '7', '--errors=0.2']
  expect(readServeFlags(args)).toMatchObject({ port: 0 })
  expect(settingsIn(args)).toEqual({ scenario: 'sold-out+slow-network', seed: 7, errors: 0.2 })
})

it('is asked for its usage, which names every flag', () => {
  expect(readServeFlags(['--help'])).toBeUndefined()
  for (const name of ['port', 'host', 'scenario', 'seed', 'at', 'from', 'latency', 'errors', 'faults', 'keep'])
    expect(serveUsage).toContain(`--${name} `)
})

it('has a usage that is true of any contract, and lists the kinds of faults', () => {
  expect(serveUsage).not.toMatch(/docs\/|the shop/)
  for (const kind of ['400 to 599', 'no-answer', 'wrong-type']) expect(serveUsage).toContain(kind)
})

it.each([
  [['--prot', '4'], "Unknown option '--prot'."],
  [['4011'], "Unexpected argument '4011'."],
  [['--keep'], "Option '--keep' needs a value."],
  [['--seed', '-1'], "Option '--seed' needs a value; one that begins with a dash comes after =, as in --seed=-1."],
  [['--seed=-1'], '--seed -1: give a whole number, 0 or more.'],
  [['--seed', '7', '--seed=8'], "'--seed' is given twice: give it once."],
  [['--port', '70000'], '--port 70000: give a whole number up to 65535.'],
  [['--latency', '70000'], '--latency 70000: give a number from 0 to 60000.'],
  [['--at', 'noon'], '--at noon: "noon" is not an instant: write it as 2026-12-24 or 2026-12-24T10:00.'],
  [['--at=2026-12-24', '--from=2026-12-24'], '--from 2026-12-24: leave it out, or at: the clock stands still or runs.'],
  [
    ['--contract', 'a.yaml', '--recording', 'b', '--rows', '5'],
    '--rows counts seeded rows: leave it out, or --recording.',
  ],
  [['--list'], '--list goes with --contract.'],
  [['--rows', '5'], '--rows goes with --contract.'],
  [['--contract', 'a.yaml', '--rows', 'many'], '--rows many: give a whole number up to 99999.'],
])('says in one line what is wrong with %j', (args, message) => {
  expect(() => settingsIn(args)).toThrow(new Error(message))
})

it('says that no address of this machine is called so', async () => {
  await expect(serveShop({ port: 0, host: '192.0.2.1' })).rejects.toThrow(
    '--host 192.0.2.1 is no address of this machine.',
  )
})

it('serves the shop as its configuration says, with what is its own in place of what is derived', async () => {
  const { args, part, zone } = await withProject(['--port=0'], 'store', join(import.meta.dirname, '..'))
  expect([args, zone]).toEqual([['--port=0'], 'Asia/Kolkata'])
  const served = await part?.instead?.({ recording: undefined })
  expect(served).toMatchObject({ noun: 'shop', operationIds: expect.arrayContaining(['checkout']) as unknown })
})
