import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test as testAnywhere } from 'vitest'
import type { LoggedRequest } from '../engine/tape/request-log.ts'
import { asCurl } from '../panel/requests/as-curl.ts'
import { serveShop } from '../shop/serve-shop.ts'

// A copied line is one of a Unix shell.
const test = testAnywhere.skipIf(process.platform === 'win32')

const server = await serveShop({ port: 0 })
afterAll(() => server.close())

const admin = { role: 'admin', email: 'admin@shop.test', password: 'admin-pass', path: '/v1/auth/login' } as const

/** The server's log from `/__kit/requests`. */
async function logged(): Promise<LoggedRequest[]> {
  const answer = await fetch(`${server.origin}/__kit/requests`)
  return ((await answer.json()) as { requests: LoggedRequest[] }).requests
}

/** Runs the panel's copy of a call against this server instead of the usual port; returns its log entry. */
async function run(call: Pick<LoggedRequest, 'method' | 'path' | 'contentType' | 'requestBody'>, isSignedIn = false) {
  const entry: LoggedRequest = {
    number: 1,
    at: '',
    status: 0,
    ms: 0,
    from: 'mock',
    violations: [],
    answerBody: '',
    ...call,
  }
  const command = asCurl(entry, isSignedIn ? admin : undefined).replaceAll('http://127.0.0.1:4010', server.origin)
  const child = spawn('sh', ['-c', command], { stdio: ['ignore', 'ignore', 'inherit'] })
  expect(await once(child, 'close')).toEqual([0, null])
  const { method, path, status, role, requestBody } = (await logged()).at(-1) ?? entry
  return { method, path, status, role, requestBody }
}

const without = ({
  contentType: _type,
  ...call
}: {
  contentType: string
  method: string
  path: string
  requestBody: string
}) => call

test('a copied read runs unchanged', async () => {
  const call = { method: 'GET', path: '/v1/search/products?q=ruby%20%26%20gold', contentType: '', requestBody: '' }
  expect(await run(call)).toEqual({ ...without(call), status: 200 })
})

test('a copied call of a signed-in person signs in and sends the same body', async () => {
  const requestBody = JSON.stringify({
    name: "Meera's $HOME `ring`",
    description: '"शुभ" \\ ',
    SKU: 'CURL-1',
    base_price: 1,
  })
  const call = { method: 'POST', path: '/v1/products', contentType: 'application/json', requestBody }
  expect(await run(call, true)).toEqual({ ...without(call), status: 201, role: 'ADMIN' })
})

test('a copied call that is refused is refused again', async () => {
  const call = { method: 'DELETE', path: '/v1/products/prod-1', contentType: '', requestBody: '' }
  expect(await run(call)).toEqual({ ...without(call), status: 401 })
})
