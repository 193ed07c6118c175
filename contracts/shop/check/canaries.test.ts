import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { altered, type Between, pathOf, runCheck, startHost, withDirectory } from './host-fixture.ts'

const password = 'customer-pass'
const address = 'meera.canary@private.test'

/** Adds the caller's credentials and an address to every answer, in undocumented places. */
const indiscreet: Between = async (request, answer) => {
  const given = await answer(request)
  if (!(given.headers.get('Content-Type') ?? '').includes('json') || pathOf(request).endsWith('/auth/login'))
    return given
  const token = request.headers.get('Authorization') ?? 'nobody'
  const said = { debug: token, login: `user=customer&password=${password}`, contact: address, message: `${token}: no.` }
  return altered(given, (body) => (Array.isArray(body) ? [...(body as unknown[]), said] : { ...body, ...said }))
}

it('credentials and addresses are in no report, log, annotation or patch', () =>
  withDirectory(async (folder) => {
    await using host = await startHost(indiscreet)
    const signIn = await fetch(`${host.origin}/v1/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'admin@shop.test', password: 'admin-pass' }),
    })
    const { token } = (await signIn.json()) as { token: string }
    const env = { GITHUB_ACTIONS: 'true', CHECK_ADMIN_TOKEN: token }
    const flags = ['--write', '--only', 'tax-categories', '--report', folder, '--patch', join(folder, 'openapi.patch')]
    const users = await runCheck([host.origin, '--only', 'users'], { env })
    const { out, err } = await runCheck([host.origin, ...flags], { env })

    const files = await readdir(folder)
    expect(files.toSorted()).toEqual(['openapi.patch', 'report.html', 'report.json', 'report.sarif', 'report.xml'])
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
    expect(out).toContain('$.debug')
    expect(users.out).toContain('[hidden]')
    for (const text of [...texts, out, err, users.out, users.err])
      for (const canary of [token, password, address]) expect(text).not.toContain(canary)
  }))
