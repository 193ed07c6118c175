import { execFileSync } from 'node:child_process'
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runRecord } from '#contracts/shop/record/command-fixture.ts'
import { type Between, pathOf, runCheck, startHost, withDirectory } from './host-fixture.ts'

/** What a terminal would act on, and the lines or parts of lines that a CI service would. */
const acting = /[^\P{Cc}\n]|[\p{Bidi_Control}\p{Zl}\p{Zp}]|##\w*\[|^\s*::(?!(?:error|warning) file=openapi\/)/mu

const named = /^(?:id|.*(?:Id|_id|Url)|name|message)$/

/** Adds a text to each key, id, name and message of what a host answers, and takes it off again from what it is asked. */
function hostile(text: string): Between {
  const spellings = [encodeURIComponent(text), text, JSON.stringify(text).slice(1, -1)]
  const without = (sent: string) => spellings.reduce((rest, each) => rest.replaceAll(each, ''), sent)
  const planted = (body: unknown): unknown => {
    if (typeof body !== 'object' || body === null) return body
    if (Array.isArray(body)) return body.map(planted)
    const fields = Object.entries(body).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string' && named.test(key) ? value + text : planted(value),
    ])
    return { ...Object.fromEntries(fields), [`${text}Id`]: text }
  }
  return async (request, answer) => {
    const { method, headers } = request
    const isJson = headers.get('Content-Type') === 'application/json'
    const sent = { method, headers, ...(isJson && { body: without(await request.clone().text()) }) }
    const given = await answer(request.body && !isJson ? request : new Request(without(request.url), sent))
    if (given.status === 204) return given
    const type =
      pathOf(request) === '/v1/collections'
        ? `text/plain\u009B${text.replaceAll(/[^\u0020-\u00FF]/g, '')}`
        : 'application/json'
    return new Response(JSON.stringify(planted(await given.json())), {
      status: given.status,
      headers: { 'Content-Type': type },
    })
  }
}

it(
  'nothing that a host sends reaches a shell, a terminal or the log of a CI service',
  { tags: 'slow', timeout: 120_000 },
  () =>
    withDirectory(async (folder) => {
      const run = `';touch ${folder}/canary;'$(touch ${folder}/canary)`
      const text = `\u001B[31m\u009B1A\u007F\u202E\n::error::x\r\n##[add-mask]a\u2028${run}`
      await using host = await startHost(hostile(text))
      const flags = ['--write', '--report', folder, '--patch', join(folder, 'openapi.patch')]
      const options = { env: { GITHUB_ACTIONS: 'true' }, fetch: host.fetch }
      const { out, err } = await runCheck([host.origin, '--only', 'collections', ...flags], options)
      const uploads = await runCheck([host.origin, '--only', 'upload', '--write'], options)
      const { said } = await runRecord([host.origin, '--only', 'upload', '--write'], { fetch: host.fetch })
      expect(uploads.out).toMatch(/^left on the host: picture .*\\u001b/m)
      expect(said).toMatch(/^Left on the host: picture .*\\u001b/m)
      const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')))
      expect(files).toHaveLength(5)
      for (const each of [out, err, said, uploads.out, ...files]) expect(each).not.toMatch(acting)

      await writeFile(join(folder, 'curl'), `#!/bin/sh\ncat ${folder}/report.json`)
      await chmod(join(folder, 'curl'), 0o755)
      const lines = [...`${out}\n${uploads.out}`.matchAll(/^ +\$ (.*)$/gm)].map(([, line = '']) => line)
      expect(lines.length).toBeGreaterThan(20)
      const env = {
        PATH: `${folder}:/usr/bin:/bin`,
        CHECK_ADMIN: 'a@b.test:pass-word',
        CHECK_CUSTOMER: 'c@b.test:pass-word',
      }
      execFileSync('bash', ['-c', lines.join('\n')], { env, cwd: folder, stdio: 'pipe' })
      expect(await readdir(folder)).not.toContain('canary')
    }),
)

it('a host that sends the check elsewhere cannot write into the log either', async () => {
  const location = { Location: 'https://elsewhere.test/\u009B[31m' }
  await using host = await startHost(() => new Response(null, { status: 302, headers: location }))
  const { exitCode, out, err } = await runCheck([host.origin], { fetch: host.fetch })
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
  expect(err).not.toMatch(acting)
})
