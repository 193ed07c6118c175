import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Between, startHost } from '#contracts/shop/check/host-fixture.ts'
import { runRecord } from './command-fixture.ts'

const only = ['--only', 'tax-categories']

it('records the same host twice as the same file, and signs in with the stand-ins of the accounts', async () => {
  await using host = await startHost()
  const first = await runRecord([host.origin, ...only])
  const second = await runRecord([host.origin, ...only])
  expect(first).toMatchObject({
    exitCode: 0,
    said: expect.stringContaining('npm run serve -- --recording') as string,
  })
  expect(first.files()).toEqual(second.files())
  const { at, calls } = first.recording()
  expect(at).toBe('2026-11-16T06:00:00.000Z')
  const signIns = calls.filter(({ path }) => path === '/v1/auth/login')
  expect(signIns.map(({ sent }) => sent)).toEqual([
    '{"email":"person-1@recording.test","password":"password-1"}',
    '{"email":"person-2@recording.test","password":"password-2"}',
  ])
  const lists = calls.filter(({ path, status }) => path === '/v1/tax-categories' && status === 200)
  expect(lists.map(({ token }) => token)).toEqual(['token-1', 'token-2'])
})

it('sends only reads, and with --write also writes', async () => {
  const methods = new Set<string>()
  await using host = await startHost((request, answer) => {
    methods.add(`${request.method} ${new URL(request.url).pathname}`)
    return answer(request)
  })
  await runRecord([host.origin, '--only', 'coupons', '--write', '--traceless'])
  expect([...methods]).toContain('POST /v1/coupons')
  methods.clear()
  await runRecord([host.origin, '--only', 'reviews'])
  expect([...methods].filter((each) => !each.startsWith('GET'))).toEqual(['POST /v1/auth/login'])
})

describe('wrong answers of a host are recorded if they are JSON:', () => {
  const html = new Response('<p>Ravi lives at 7, Secret Street</p>', { headers: { 'Content-Type': 'text/html' } })
  const answers: ReadonlyArray<readonly [string, () => Response, object]> = [
    ['HTML', () => html.clone(), { status: 200, headers: { 'Content-Type': 'text/html' }, text: '' }],
    ['cut JSON', () => new Response('{"data":[{"secret":"7, Secret Str'), { status: 200, text: '' }],
    ['a failure', () => Response.json({ message: 'Down.' }, { status: 503 }), { text: '{"message":"Down."}' }],
    ['a redirect', () => Response.redirect('http://elsewhere.test/?q=7,%20Secret%20Street'), { status: 302, text: '' }],
  ]
  it.each(answers)('%s', async (_, wrong, recorded) => {
    const between: Between = (request, answer) =>
      request.url.endsWith('/v1/tax-categories') && request.headers.has('Authorization') ? wrong() : answer(request)
    await using host = await startHost(between)
    const { exitCode, said, files, recording } = await runRecord([host.origin, ...only])
    expect({ exitCode, said }).toMatchObject({ exitCode: 0, said: expect.stringContaining('npm run check') as string })
    const lists = recording().calls.filter(({ path, token }) => path === '/v1/tax-categories' && token)
    expect(lists[0]).toMatchObject(recorded)
    expect(files().join()).not.toContain('Secret')
  })
})

it('with a given token records only what was asked for, and refuses an expired one', async () => {
  await using host = await startHost()
  const login = await fetch(`${host.origin}/v1/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'customer@shop.test', password: 'customer-pass' }),
  })
  const { token } = (await login.json()) as { token: string }
  const { recording } = await runRecord([host.origin, ...only], { env: { CHECK_CUSTOMER_TOKEN: token } })
  const paths = new Set(recording().calls.map(({ path }) => path))
  expect([...paths]).not.toContain('/v1/users/me')
  expect(await runRecord([host.origin, ...only], { env: { CHECK_CUSTOMER_TOKEN: 'expired' } })).toMatchObject({
    exitCode: 2,
    said: expect.stringMatching(/^The token in CHECK_CUSTOMER_TOKEN was answered 401: [^\n]+$/) as string,
  })
})

it.each([[['--help']], [['--contract', 'openapi/openapi.yaml', '--help']]])('%j prints the usage', async (args) => {
  const { exitCode, said } = await runRecord(args)
  expect(exitCode).toBe(0)
  expect(said).toMatch(/^npm run record -- <url>[^]* --proxy /)
})

describe('exit code 2 says what to do, when', () => {
  const full = mkdtempSync(join(tmpdir(), 'full-'))
  writeFileSync(join(full, 'letters.txt'), '')

  it.each([
    [['http://127.0.0.1:1'], undefined, /^http:\/\/127\.0\.0\.1:1 cannot be reached \([\w ]+\): start the host[^\n]*$/],
    [['http://127.0.0.1:1'], full, /holds letters\.txt: use a new directory, or one that holds a recording\.$/],
    [['http://127.0.0.1:1'], join(full, 'letters.txt'), /cannot be written: EEXIST/],
    [[], undefined, /^Name the host\.\nnpm run record -- <url>/],
    [['http://127.0.0.1:1', '--report', 'x'], undefined, /^Unknown option '--report'\.\nnpm run record/],
    [['http://127.0.0.1:1', '--proxy', '99999'], undefined, /^--proxy 99999: give a whole number from 0 to 65535\.$/m],
    [['http://127.0.0.1:1', '--at', 'soon'], undefined, /^--at soon: use a date and time such as/],
    [['http://127.0.0.1:1', '--proxy', '0', '--write'], undefined, /--proxy records what a browser does/],
  ])('%j %s', async (args, directory, message) => {
    const { exitCode, said } = await runRecord(args, { ...(directory !== undefined && { directory }) })
    expect(exitCode).toBe(2)
    expect(said).toMatch(message)
  })

  it('the host fails: earlier answers are kept', async () => {
    let calls = 0
    await using host = await startHost((request, answer) =>
      (calls += 1) > 12 ? Response.json({ message: 'Down.' }, { status: 500 }) : answer(request),
    )
    const { exitCode, said, recording } = await runRecord([host.origin])
    expect({ exitCode, said }).toMatchObject({
      exitCode: 2,
      said: expect.stringContaining('The recording ended early: the host fails') as string,
    })
    expect(recording().calls.length).toBeGreaterThan(8)
  })
})
