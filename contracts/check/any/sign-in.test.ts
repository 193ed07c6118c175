import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { anyContract } from '#mocks/any-contract/backend.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { check } from '../command.ts'

const folder = mkdtempSync(join(tmpdir(), 'sign-in-'))
afterAll(() => rmSync(folder, { recursive: true }))

const schemes = {
  bearer: { type: 'http', scheme: 'Bearer' },
  basic: { type: 'http', scheme: 'basic' },
  header: { type: 'apiKey', in: 'header', name: 'X-Key' },
  query: { type: 'apiKey', in: 'query', name: 'api_key' },
  cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
  certificate: { type: 'mutualTLS' },
  digest: { type: 'http', scheme: 'digest' },
}
type Way = Partial<Record<keyof typeof schemes, string[]>>

const item = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } }
const list = {
  200: { description: 'Things', content: { 'application/json': { schema: { type: 'array', items: item } } } },
  401: { description: 'Who?', content: { 'application/json': { schema: { type: 'object' } } } },
}

const get = (more: object) => ({ get: { responses: list, ...more } })

/** A contract with lists that need one of these ways to sign in, and one that needs none. */
function contractWith(...security: Way[]): string {
  const file = join(folder, 'contract.json')
  const paths = { '/things': get({ security }), '/others': get({ security }), '/open': get({ security: [] }) }
  const info = { title: 'Things', version: '1' }
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', info, paths, components: { securitySchemes: schemes } }))
  return file
}

type Host = (request: Request) => Response | Promise<Response>

/** A host that lets in whom `isKnown` says. */
const host =
  (isKnown: Host | ((request: Request) => boolean)): Host =>
  async (request) => {
    const signedIn = await isKnown(request)
    if (signedIn instanceof Response) return signedIn
    if (new URL(request.url).pathname === '/open') return Response.json([])
    return signedIn ? Response.json([{ id: 1 }]) : Response.json({}, { status: 401 })
  }

async function checked(contract: string, answers: Host, flags: string[] = [], env: Record<string, string> = {}) {
  const said: string[] = []
  const requests: Request[] = []
  const exitCode = await check(['http://127.0.0.1:1', '--contract', contract, '--budget', '600000', ...flags], {
    env,
    now: new Date('2026-11-16T06:00:00Z'),
    out: (text) => said.push(text),
    err: (text) => said.push(text),
    fetch: async (...given) => {
      const request = new Request(...given)
      requests.push(request.clone())
      return answers(request)
    },
  })
  return { exitCode, said: said.join('\n'), requests }
}

const queryOf = ({ url }: Request) => new URL(url).searchParams
const header = (name: string, value: string) => (request: Request) => request.headers.get(name) === value
const pair = Buffer.from('mé:pass:word').toString('base64')

describe('a host is signed in to as its contract says', () => {
  test.each<[string, Way[], (request: Request) => boolean, string]>([
    ['a token', [{ bearer: [] }], header('Authorization', 'Bearer abcd'), 'abcd'],
    ['a name and a password', [{ basic: [] }], header('Authorization', `Basic ${pair}`), 'mé:pass:word'],
    ['a key in a header', [{ header: [] }], header('X-Key', 'abcd'), 'abcd'],
    ['a key in the query', [{ query: [] }], (request) => queryOf(request).get('api_key') === 'a+b&c', 'a+b&c'],
    ['a key in a cookie', [{ cookie: [] }], header('Cookie', 'sid=abcd'), 'abcd'],
    [
      'the second way, after a certificate',
      [{ certificate: [] }, { query: [] }],
      (r) => queryOf(r).has('api_key'),
      'k',
    ],
    ['the second way, after a digest', [{ digest: [] }, { cookie: [] }], header('Cookie', 'sid=abcd'), 'abcd'],
    ['the way that fits the token', [{ basic: [] }, { header: [] }], header('X-Key', 'abcd'), 'abcd'],
    [
      'the way that fits the pair',
      [{ bearer: [] }, { basic: [] }],
      header('Authorization', `Basic ${pair}`),
      'mé:pass:word',
    ],
  ])('by %s', async (_what, ways, isKnown, token) => {
    const { exitCode, said } = await checked(contractWith(...ways), host(isKnown), [], { CHECK_TOKEN: token })
    expect(said).toContain('The host keeps the contract.')
    expect(exitCode).toBe(0)
    expect(said).not.toContain(token.length > 3 ? token : '[hidden]')
  })

  test('by the mock of the same contract, in each way', async () => {
    for (const way of ['bearer', 'basic', 'header', 'query', 'cookie'] as const) {
      const contract = contractWith({ [way]: [] })
      const { backend } = await anyContract(await readContract(contract)).open()
      const mock: Host = (request) => backend.fetch(request)
      const { exitCode, said } = await checked(contract, mock, [], { CHECK_TOKEN: way === 'basic' ? 'a:b' : 'abcd' })
      expect(said, way).toContain('The host keeps the contract.')
      expect(exitCode).toBe(0)
    }
  })

  test('by a header of each request, where no token can', async () => {
    const contract = contractWith({ digest: [] })
    const answers = host(header('Authorization', 'Digest abcd'))
    const without = await checked(contract, answers, [], { CHECK_TOKEN: 'abcd' })
    expect(without.said).toContain('no token alone signs in to it: give what does by --header')
    expect(
      without.requests.filter(({ url }) => url.endsWith('/things')).map(({ headers }) => headers.get('Authorization')),
    ).not.toContain('Bearer abcd')
    const { exitCode, said } = await checked(contract, answers, ['--header', 'Authorization: Digest abcd'])
    expect(said).toContain('The host keeps the contract.')
    expect(exitCode).toBe(0)
  })
})

/** A host that gives a token for this call alone. */
const signsIn =
  (wanted: string, given: unknown): Host =>
  async (request) => {
    if (request.method !== 'POST') return host(header('Authorization', 'Bearer fresh-token'))(request)
    const sent = `${request.headers.get('Content-Type')} ${new URL(request.url).pathname} ${await request.text()}`
    return sent === wanted ? Response.json(given) : new Response(null, { status: 403 })
  }

describe('a call signs in', () => {
  const body = '{"user":"me","password":"hush-hush"}'

  test.each([
    ['JSON', `POST /login ${body}`, `application/json /login ${body}`, { token: 'fresh-token' }, []],
    [
      'a form, with the token inside its answer',
      'POST /oauth/token grant_type=password&password=hush-hush',
      'application/x-www-form-urlencoded /oauth/token grant_type=password&password=hush-hush',
      { data: [{ access: 'fresh-token' }] },
      ['--token-at', 'data.0.access'],
    ],
  ])('by %s, and writes nothing else', async (_what, flag, wanted, given, more) => {
    const flags = ['--sign-in', flag, ...more]
    const { exitCode, said, requests } = await checked(contractWith({ bearer: [] }), signsIn(wanted, given), flags)
    expect(said).toContain('The host keeps the contract.')
    expect(exitCode).toBe(0)
    expect(requests.filter(({ method }) => method !== 'GET')).toHaveLength(1)
    expect(said).not.toMatch(/fresh-token|hush-hush/)
  })

  test.each([
    ['POST /login {"user":"other"}', 'POST /login was answered 403: correct what --sign-in sends'],
    [`POST /login ${body}`, 'has no text at "token", only jwt, user: give the place of the token by --token-at'],
    ['login', "--sign-in: give a call such as 'POST /sessions"],
  ])('and %s is told in one line with exit code 2', async (flag, words) => {
    const answers = signsIn(`application/json /login ${body}`, { jwt: 'fresh-token', user: 1 })
    const { exitCode, said, requests } = await checked(contractWith({ bearer: [] }), answers, ['--sign-in', flag])
    expect(exitCode).toBe(2)
    expect(said.split('\n')[0]).toContain(words)
    expect(requests.some(({ url }) => url.endsWith('/open') && requests.length > 5)).toBe(false)
  })
})

describe('what a host refuses from the beginning ends the run in one line with exit code 2', () => {
  const nobody = host(() => false)
  test.each<[string, Way, string[], Record<string, string>, string]>([
    [
      'a token',
      { bearer: [] },
      [],
      { CHECK_TOKEN: 'old-token' },
      'CHECK_TOKEN was refused by GET /things, GET /others: give',
    ],
    ['a header', { header: [] }, ['--header', 'X-Key: old-key'], {}, 'What --header gives was refused by GET /things'],
    [
      'what is no pair',
      { basic: [] },
      [],
      { CHECK_TOKEN: 'old-token' },
      'CHECK_TOKEN is not of the form user:password',
    ],
  ])('%s', async (_what, way, flags, env, words) => {
    const { exitCode, said } = await checked(contractWith(way), nobody, flags, env)
    expect(said).toContain(words)
    expect(said).not.toContain('\n')
    expect(exitCode).toBe(2)
  })

  test('a token that is refused by one operation and taken by another is drift', async () => {
    const partly = host((request) => request.url.endsWith('/others'))
    const { exitCode, said } = await checked(contractWith({ bearer: [] }), partly, [], { CHECK_TOKEN: 'good-token' })
    expect(said).toContain('DRIFT  GET /things 200  status  expected 200, got 401')
    expect(exitCode).toBe(1)
  })
})
