import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startKit } from './start-kit.ts'

const config = join(import.meta.dirname, 'library-fixture/kit.config.ts')
const start = (how: object = {}) => startKit({ config, ...how })

/** A call with a key, and its status and body. */
async function asking(how: object = {}) {
  const kit = await start(how)
  return async (key: string | undefined, path: string, method = 'GET') => {
    const answer = await kit.fetch(`/api${path}`, { method, headers: { ...(key !== undefined && { 'X-Key': key }) } })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) }
  }
}

test('an account signs in with its token, and any other token is refused with the status in the problem', async () => {
  const ask = await asking()
  expect((await ask('reader-key', '/books')).status).toBe(200)
  const detail = 'Nobody has this token.'
  expect(await ask('any', '/books')).toEqual({ status: 401, body: expect.objectContaining({ status: 401, detail }) })
  expect((await ask(undefined, '/books')).status).toBe(401)
})

test('an operation that needs a role is for the accounts that have it', async () => {
  const ask = await asking()
  expect(await ask('reader-key', '/books/1', 'DELETE')).toMatchObject({
    status: 403,
    body: { status: 403, detail: 'This needs the role librarian.' },
  })
  expect((await ask('librarian-key', '/books/1', 'DELETE')).status).toBe(204)
})

/** How many loans a scenario has, and how many of them are open. */
async function lent(scenario: string) {
  const ask = await asking({ scenario })
  const loans = (await ask('reader-key', '/loans?limit=100')).body as { returnedAt?: unknown }[]
  return [loans.length, loans.filter(({ returnedAt }) => returnedAt === null).length]
}

test('a scenario of its own changes the first rows, also beside a usual one and after a reset', async () => {
  const [all, some] = await lent('default')
  expect([all, some]).toEqual([8, expect.any(Number)])
  expect(some).toBeLessThan(8)
  expect(await lent('all-lent')).toEqual([8, 8])
  expect(await lent('one+all-lent')).toEqual([1, 1])
  const kit = await start({ scenario: 'all-lent' })
  const headers = { 'X-Key': 'reader-key' }
  const loan = async () => (await (await kit.fetch('/api/loans', { headers })).json()) as { id: number }[]
  const before = await loan()
  await kit.fetch(`/api/loans/${before[0]?.id}/return`, { method: 'POST', headers })
  expect(await loan()).not.toEqual(before)
  await kit.reset()
  expect(await loan()).toEqual(before)
})

test('an unknown scenario is refused with its names among those there are, and a usual name is not taken twice', async () => {
  await expect(start({ scenario: 'all-back' })).rejects.toThrow(/There are: .*expired-token, all-lent;/)
  const scenarios = { empty: { description: 'mine', change: () => undefined } }
  const contract = join(import.meta.dirname, 'library-fixture/library.yaml')
  await expect(startKit({ contract, store: { scenarios } })).rejects.toThrow('store.scenarios: "empty" is a usual one')
})

test('refusals that the contract does not document have the form of the project', async () => {
  const ask = await asking()
  expect(await ask('reader-key', '/shelves')).toEqual({
    status: 501,
    body: { title: expect.stringContaining('GET /api/shelves is not in the contract') as string },
  })
})

test('a time without a zone is in the zone of the project, in winter and in summer', async () => {
  for (const [at, utc] of [
    ['2026-12-24T10:00', '2026-12-24T09:00:00.000Z'],
    ['2026-06-24T10:00', '2026-06-24T08:00:00.000Z'],
  ]) {
    const ask = await asking({ at, scenario: 'all-lent' })
    expect((await ask('reader-key', '/loans/1/return', 'POST')).body).toMatchObject({ returnedAt: utc })
  }
})
