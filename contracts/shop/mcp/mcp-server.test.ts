import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { check } from '#contracts/check/command.ts'
import { mcpCommand } from '#contracts/mcp/mcp-command.ts'
import { serveShop } from '#mocks/shop/serve-shop.ts'
import { diffShop } from '../diff/command.ts'

const project = join(import.meta.dirname, '../../..')
const client = new Client({ name: 'test', version: '1.0.0' })
let server: Awaited<ReturnType<typeof serveShop>>
beforeAll(async () => {
  server = await serveShop({ port: 0, settings: { at: '2026-11-16T10:00' } })
  const args = ['contracts/shop/mcp/main.ts', '--url', server.origin]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: project }))
})
afterAll(async () => {
  await client.close()
  await server.close()
})

async function call(name: string, input: Record<string, unknown> = {}) {
  const { content, isError = false } = await client.callTool({ name, arguments: input })
  const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('')
  return { isError, text, json: () => JSON.parse(text) as Record<string, unknown> }
}
const list = (shop: string) => fetch(`${server.origin}/v1/categories`, { headers: { 'X-Kit-Shop': shop } })

const said = (url: string) => `--url ${url}: give the address of a backend, such as http://127.0.0.1:4010.`

test('an address that is none is one line', async () => {
  const subject = { info: { title: '', version: '' }, contract: '', check, diff: diffShop }
  await expect(mcpCommand('ftp://127.0.0.1', subject, (port) => serveShop({ port }))).rejects.toThrow(
    said('ftp://127.0.0.1'),
  )
  const args = ['contracts/shop/mcp/main.ts', '--url', 'shop']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 2, stderr: `${said('shop')}\n` })
})

test('an assistant finds each tool with its description', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['state', 'scenario', 'clock', 'faults', 'requests', 'check', 'diff'])
  expect(tools.filter(({ description = '' }) => description.length < 40)).toEqual([])
})

test('it sets up a shop of its own, and the shop without a name stays', async () => {
  const before = (await call('state')).json()
  const shop = 'assistant'
  expect((await call('scenario', { shop, scenario: 'sold-out', seed: 7 })).json()).not.toMatchObject(before)
  expect((await call('scenario', { shop })).json()).toEqual({ scenario: 'sold-out', seed: 7 })
  expect((await call('clock', { shop, at: '2026-12-24', running: false, days: 1 })).json()).toEqual({
    now: '2026-12-24T18:30:00.000Z',
    running: false,
  })
  expect((await call('clock', { shop, restart: true })).json()).toMatchObject({ running: true })
  expect((await call('state', { shop, reset: true })).json()).toHaveProperty('counts')
  expect((await call('state')).json()).toEqual(before)
})

test('it plants a fault, waits for the call that it hits, and takes it away', async () => {
  const shop = 'faulty'
  const rules = [{ operation: 'listCategories', kind: '500', probability: 1 }]
  expect((await call('faults', { shop, rules })).json()).toMatchObject({ rules })
  const waiting = call('requests', { shop, operation: 'listCategories', status: 500, wait: 30_000 })
  expect((await list(shop)).status).toBe(500)
  expect((await waiting).json()).toMatchObject({ count: 1, requests: [{ fault: '500' }] })
  await call('faults', { shop, clear: true })
  expect((await list(shop)).status).toBe(200)
  expect((await call('requests', { shop, clear: true })).json()).toEqual({ count: 0, requests: [] })
})

test('it reads why the kit refuses', async () => {
  const refused = await call('scenario', { scenario: 'nonsense' })
  expect(refused).toMatchObject({ isError: true, text: expect.stringContaining('There is no scenario') as string })
  expect(await call('diff', { old: 'nowhere.yaml' })).toMatchObject({ isError: true })
  expect(await call('check', { url: 'http://127.0.0.1:9' })).toMatchObject({ isError: true })
})

test('it checks the backend, and compares two contracts', async () => {
  expect(await call('check', { only: 'categories' })).toMatchObject({
    isError: false,
    text: expect.stringContaining('0 findings') as string,
  })
  const old = join(mkdtempSync(join(tmpdir(), 'contract-')), 'old.json')
  const document = readFileSync(join(project, 'openapi/generated/openapi.json'), 'utf8')
  writeFileSync(old, document.replace('"List the categories"', '"All categories"'))
  expect(await call('diff', { old })).toMatchObject({ isError: false })
})
