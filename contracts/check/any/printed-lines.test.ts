import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { text } from 'node:stream/consumers'
import { check } from '../command.ts'

const folder = mkdtempSync(join(tmpdir(), 'printed-lines-'))
afterAll(() => rmSync(folder, { recursive: true }))

const schemes = {
  bearer: { type: 'http', scheme: 'bearer' },
  basic: { type: 'http', scheme: 'basic' },
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'api key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
}
const note = {
  type: 'object',
  required: ['title', 'count'],
  properties: { title: { type: 'string', example: `it's "$HOME" & <b>, é%` }, count: { type: 'integer', example: 7 } },
}
const parameters = [
  { name: 'X-Trace', in: 'header', required: true, schema: { type: 'string' }, example: `a'b $(id)` },
  { name: 'q', in: 'query', required: true, schema: { type: 'string' }, example: 'a b&c=d' },
]
const responses = { 200: { description: 'Done' }, 401: { description: 'Who?' } }
const types = {
  '/json': 'application/json',
  '/patch': 'application/merge-patch+json',
  '/form': 'application/x-www-form-urlencoded',
  '/parts': 'multipart/form-data',
}

type Path = keyof typeof types

/** A contract whose operations send bodies of the types of these paths, and are signed in to in one way. */
function contractBy(way: keyof typeof schemes, written: readonly Path[]): string {
  const file = join(folder, `${way}.json`)
  const posts = written.map((path) => {
    const requestBody = { required: true, content: { [types[path]]: { schema: note } } }
    return [path, { post: { operationId: `post${path.slice(1)}`, parameters, requestBody, responses } }]
  })
  const get = { get: { operationId: 'read', parameters, responses } }
  const paths = { '/read': get, ...Object.fromEntries(posts) }
  const info = { title: 'Notes', version: '1' }
  const security = [{ [way]: [] }]
  writeFileSync(
    file,
    JSON.stringify({ openapi: '3.1.0', info, security, paths, components: { securitySchemes: schemes } }),
  )
  return file
}

/** What of a request a host can see, whoever has sent it. */
async function seenOf(request: IncomingMessage) {
  const { 'content-type': type = '', ...headers } = request.headers
  for (const name of ['host', 'connection', 'user-agent', 'content-length', 'accept-encoding', 'accept-language'])
    delete headers[name]
  delete headers['sec-fetch-mode']
  const [kind = '', boundary] = type.split('; boundary=')
  const given = await text(request)
  const parts = boundary === undefined ? given : given.replaceAll(boundary, 'boundary')
  const body = kind.includes('urlencoded') ? [...new URLSearchParams(given)] : parts
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://host')
  return JSON.stringify([
    request.method,
    pathname,
    [...searchParams],
    Object.entries(headers).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    kind,
    body,
  ])
}

/** A host that answers every request as no contract here says, the first of each kind as if it were done, and notes it. */
async function spyHost() {
  const seen: string[] = []
  const server = createServer((request, response) => {
    void seenOf(request).then((each) => {
      const isNew = !seen.some((other) => other.startsWith(each.split('[')[1] ?? '', 1))
      seen.push(each)
      response.writeHead(isNew ? 203 : 418, { Connection: 'close' }).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  return { origin, seen, [Symbol.asyncDispose]: async () => void (await once(server.close(), 'close')) }
}

const some: Path[] = ['/json']

test.each<[way: keyof typeof schemes, token: string, written: Path[], flags: string[]]>([
  [
    'bearer',
    'secret-token',
    ['/json', '/patch', '/form', '/parts'],
    ['--header', 'X-Tenant: acme', '--header', 'Accept: application/json, */*'],
  ],
  ['basic', 'mé:pass $word', some, []],
  ['header', `se'cret`, some, ['--header', 'X-Session: hidden-session']],
  ['query', 'secret +&=é', some, []],
  ['cookie', 'secret-token', some, []],
])('each printed line sends what the check has sent, signed in by %s', async (way, token, written, flags) => {
  await using host = await spyHost()
  const said: string[] = []
  const writes = ['--write', ...written.flatMap((path) => ['--also', `POST ${path}`])]
  await check([host.origin, '--contract', contractBy(way, written), ...writes, '--budget', '600000', ...flags], {
    env: { CHECK_TOKEN: token },
    now: new Date('2026-11-16T06:00:00Z'),
    out: (line) => said.push(line),
    err: (line) => said.push(line),
  })
  const sent = host.seen.splice(0)
  const out = said.join('\n')
  for (const secret of [token, 'hidden-session']) expect(out).not.toContain(secret)
  const found = out.split('DRIFT  ').slice(1)
  const named = found.map((each) => /^\S+/.exec(each)?.[0])
  expect(new Set(named)).toEqual(new Set(['read', ...written.map((path) => `post${path.slice(1)}`)]))
  const lines = [...out.matchAll(/^ +\$ (.*)$/gm)].map(([, line]) => line)
  const env = { PATH: '/usr/bin:/bin', HOME: folder, CHECK_TOKEN: token, CHECK_X_SESSION: 'hidden-session' }
  await promisify(execFile)('sh', ['-c', lines.join('\n')], { env, cwd: folder })
  expect(host.seen, lines.join('\n')).toHaveLength(found.length)
  for (const pasted of host.seen) expect(sent).toContain(pasted)
})
