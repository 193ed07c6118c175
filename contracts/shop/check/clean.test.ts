import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { serveShop } from '#mocks/shop/serve-shop.ts'
import { pathOf, reportIn, runCheck, unhurried } from './host-fixture.ts'

/** Fields that no accepted request of the check has, with the reason. */
const neverSent: Readonly<Record<string, string>> = {
  'createProduct $.variants[*].id': 'The host gives a new variant its id.',
  'reviewOrderedProduct $.images': 'No answer shows the pictures of a review.',
}

/** Values of enums and edges of texts that no accepted request of the check has, with the reason. */
const valuesNeverSent: Readonly<Record<string, string>> = {
  'returnOrder $.reason: blanks at both ends': 'Hosts have few orders that can be returned, so it is sent once.',
  'updateProduct $.variants[*].size: blanks at both ends': 'A new product has it so.',
  'updateProduct $.variants[*].color: blanks at both ends': 'A new product has it so.',
}

let served: Awaited<ReturnType<typeof serveShop>>
let directory: string

/** Answers without HTTP, which takes as long as the check and the backend together. */
const inProcess = {
  fetch: (...request: ConstructorParameters<typeof Request>) => served.fetch(new Request(...request)),
}
const counts = async () =>
  (await (await fetch(`${served.origin}/__kit/state`)).json()) as { hash: string; counts: Record<string, number> }

beforeAll(async () => {
  served = await serveShop({ port: 0 })
  directory = await mkdtemp(join(tmpdir(), 'check-'))
})
afterAll(async () => {
  await served.close()
  await rm(directory, { recursive: true })
})

describe('a host that keeps the contract', () => {
  it('is clean when read, by GET and the sign-in of the given accounts alone, and stays unchanged', async () => {
    const before = await counts()
    const others: string[] = []
    const noting = async (...given: ConstructorParameters<typeof Request>) => {
      const request = new Request(...given)
      if (request.method !== 'GET') others.push(`${request.method} ${pathOf(request)} ${await request.clone().text()}`)
      return served.fetch(request)
    }
    const { exitCode, drift } = await runCheck([served.origin, '--report', directory], { fetch: noting })
    expect({ exitCode, drift }).toEqual({ exitCode: 0, drift: [] })
    expect([...new Set(others)]).toEqual([
      'POST /v1/auth/login {"email":"customer@shop.test","password":"customer-pass"}',
      'POST /v1/auth/login {"email":"admin@shop.test","password":"admin-pass"}',
    ])
    expect((await counts()).hash).toBe(before.hash)
    const { made } = await reportIn(directory)
    const read = Object.values(operations).filter(({ method }) => method === 'GET')
    expect(read.filter(({ id }) => !made.includes(`${id} 200`))).toEqual([])
  })

  it('is clean with --write: every answer but 5xx is seen, and everything that can be undone is undone', async () => {
    const before = await counts()
    const { exitCode, drift } = await runCheck([served.origin, '--write', '--report', directory], inProcess)
    expect({ exitCode, drift }).toEqual({ exitCode: 0, drift: [] })

    const { coverage, skipped, left } = await reportIn(directory)
    expect(skipped).toEqual([])
    expect(coverage.percent).toBe(100)
    expect(coverage.operations.map(({ operation }) => operation)).toEqual(Object.keys(operations))
    const notSent = coverage.operations.flatMap(({ operation, properties }) =>
      properties.notSent.map((field) => `${operation} ${field}`),
    )
    expect(notSent.toSorted(), 'a host could ignore these').toEqual(Object.keys(neverSent).toSorted())
    const values = coverage.operations.flatMap(({ operation, valuesNotSent }) =>
      valuesNotSent.map((value) => `${operation} ${value}`),
    )
    expect(values.toSorted(), 'a host could refuse or alter these').toEqual(Object.keys(valuesNeverSent).toSorted())

    const after = await counts()
    const more = Object.keys(after.counts).filter((name) => after.counts[name] !== before.counts[name])
    // The contract has no call that deletes these. The report names each but the session.
    expect(more.toSorted()).toEqual(['coupons', 'orders', 'sales', 'sampleOrders', 'sessions', 'uploads', 'users'])
    const kinds = new Set(left.map((what) => what.split(' ')[0]))
    expect(kinds).toEqual(new Set(['account', 'coupon', 'order', 'picture', 'sale', 'the']))
  })

  it('is clean again, and unchanged with --traceless', { tags: 'slow' }, async () => {
    const before = await counts()
    const flags = ['--write', '--traceless', '--seed', '7']
    const { exitCode } = await runCheck([served.origin, ...flags], {
      now: new Date('2026-11-16T07:00:00Z'),
      ...inProcess,
    })
    expect(exitCode).toBe(0)
    expect((await counts()).hash).toBe(before.hash)
  })

  it('is clean with tokens instead of a sign-in', async () => {
    const signIn = async (email: string, password: string) => {
      const answer = await fetch(`${served.origin}/v1/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      return ((await answer.json()) as { token: string }).token
    }
    const env = {
      CHECK_CUSTOMER_TOKEN: await signIn('customer@shop.test', 'customer-pass'),
      CHECK_ADMIN_TOKEN: await signIn('admin@shop.test', 'admin-pass'),
    }
    const { exitCode, out } = await runCheck([served.origin], { env, ...inProcess })
    expect(exitCode).toBe(0)
    expect(out).toContain('left out: 2, since the customer is known by a token, not by a password')
  })

  it('is clean when the command itself runs, over HTTP', { tags: 'slow' }, async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['contracts/shop/check/main.ts', served.origin, '--write', '--only', 'categories', ...unhurried],
      { env: {} },
    )
    expect(stdout).toContain('The host keeps the contract.')
  })
})
