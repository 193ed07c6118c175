import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { checkHost, runCheck, unchanged } from './host-fixture.ts'
import { laws } from './shop-check.ts'

test('--list prints each journey with its operations, and each law once with its sentence, and calls no host', async () => {
  const { exitCode, out } = await runCheck(['--list'])
  expect(exitCode).toBe(0)
  expect(out).toContain('\n  create a coupon\n      createCoupon, searchCoupons (with --write)\n')
  expect(out).toContain('\n  deleted-is-gone\n      A deleted record is in no list')
  expect(new Set(laws.map(({ name }) => name)).size).toBe(laws.length)
})

test('--only journey:NAME makes one journey, by its name or a part of it', async () => {
  const { out } = await checkHost(unchanged, ['--write', '--only', 'journey:create a coupon'])
  expect(out).toMatch(/: 1 exchanges and journeys, \d+ requests to 2 operations/)
  expect(out).toContain('The host keeps the contract.')
  const read = await checkHost(unchanged, ['--only', 'journey:Sign in as'])
  expect(read.out).toMatch(/: 1 exchanges and journeys, \d+ requests to 2 operations/)
})

test.each([
  ['journey:bake', 'there is no such journey'],
  ['journey:order', 'journeys. --list prints all of them.'],
])('--only %s is refused in words', async (only, said) => {
  expect(await runCheck(['http://127.0.0.1:9', '--only', only])).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining(said),
  })
})

test('who stops reading, as in `--list | head -1`, causes no error', { tags: 'slow' }, async () => {
  const command = spawn(process.execPath, ['contracts/shop/check/main.ts', '--list'])
  command.stdout.destroy()
  const said: string[] = []
  command.stderr.on('data', (text: Buffer) => said.push(String(text)))
  await once(command, 'close')
  expect({ exitCode: command.exitCode, said: said.join('') }).toEqual({ exitCode: 0, said: '' })
})
