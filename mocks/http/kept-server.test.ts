import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveShop } from '../shop/serve-shop.ts'

const json = { 'Content-Type': 'application/json' }
const credentials = JSON.stringify({ email: 'customer@shop.test', password: 'customer-pass' })

test('a server with --keep continues with the state of the last one, including sessions', async () => {
  const keep = join(mkdtempSync(join(tmpdir(), 'shop-')), 'shop.sqlite')
  const first = await serveShop({ port: 0, keep })
  const login = await fetch(`${first.origin}/v1/auth/login`, { method: 'POST', headers: json, body: credentials })
  const { token } = (await login.json()) as { token: string }
  const headers = { ...json, Authorization: `Bearer ${token}` }
  const body = JSON.stringify({ productId: 'prod-3', quantity: 1 })
  expect((await fetch(`${first.origin}/v1/cart`, { method: 'POST', headers, body })).status).toBe(201)
  const before = await first.state()
  await expect(serveShop({ port: 0, keep })).rejects.toThrow('another server is using the file')
  await first.close()

  const reasons: string[] = []
  const second = await serveShop({ port: 0, keep, onReseed: (reason) => reasons.push(reason) })
  expect(await second.state()).toEqual(before)
  expect((await fetch(`${second.origin}/v1/cart`, { headers })).status).toBe(200)
  expect(reasons).toEqual([])
  await second.close()
})
