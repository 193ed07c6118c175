import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AppUsage } from '#contracts/check/app-usage.ts'
import { alteringEach, type Between, checkHost, reportIn } from '#contracts/shop/check/host-fixture.ts'
import type { Report } from '../report.ts'

const folder = mkdtempSync(join(tmpdir(), 'reporters-'))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
afterAll(() => rmSync(folder, { recursive: true }))

const renaming = alteringEach('/v1/collections', ({ thumbnail, ...rest }) => ({ ...rest, picture: thumbnail }))

/** Renames a field of each listed collection, and answers 410 in place of 404. */
const drifting: Between = async (request, answer) => {
  const given = await renaming(request, answer)
  return given.status === 404 ? new Response(given.body, { status: 410, headers: given.headers }) : given
}

const appUsage = async (): Promise<AppUsage> => ({
  answers: [{ operation: 'listCollections', read: [{ status: '200', files: ['src/card.tsx'] }], unread: ['400'] }],
})

describe('one run, reported in every format', () => {
  let out = ''
  let report: Report
  beforeAll(async () => {
    const flags = ['--only', 'collections', '--report', folder, '--patch', join(folder, 'openapi.patch')]
    const env = {
      GITHUB_ACTIONS: 'true',
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
      CHECK_CUSTOMER_TOKEN: '',
    }
    out = (await checkHost(drifting, flags, { env, appUsage })).out
    report = await reportIn(folder)
  })

  test('agrees on the number of findings', () => {
    const { findings } = report.counts
    expect(findings).toBeGreaterThanOrEqual(2)
    expect(read('report.xml').match(/<failure /g)).toHaveLength(findings)
    expect(read('report.xml')).toContain(` failures="${findings}" skipped="${report.counts.skipped}"`)
    const { runs } = JSON.parse(read('report.sarif')) as { runs: { results: unknown[] }[] }
    expect(runs[0]?.results).toHaveLength(findings)
    expect(read('report.html').match(/<article /g)).toHaveLength(findings)
    expect(out.match(/^::(error|warning) /gm)).toHaveLength(findings)
    expect(out.match(/^DRIFT /gm)).toHaveLength(findings)
    expect(read('summary.md').match(/^\| (?!where)/gm)).toHaveLength(findings)
  })

  test('points at the line of the OpenAPI file', () => {
    const missing = /^::error file=openapi\/schemas\/collections\.yaml,line=(\d+),title=listCollections 200/m.exec(out)
    const line = readFileSync('openapi/schemas/collections.yaml', 'utf8').split('\n')[Number(missing?.[1]) - 1]
    expect(line).toContain('thumbnail:')
  })

  test('proposes the patch with which the host would conform', () => {
    const lines = read('openapi.patch').split('\n')
    expect(lines).toContain('+    picture: { type: string }')
    expect(lines).toContain('+  required: [id, name, description]')
    expect(out).toMatch(/proposes changes for \d+ of \d+ findings/)
    execFileSync('git', ['apply', '--check', join(folder, 'openapi.patch')], { stdio: 'pipe' })
  })

  test('marks which answers the shop uses', () => {
    expect(read('report.html')).toContain(
      '<i class="drift used" title="listCollections 200: drifted, used by the app">',
    )
    expect(read('report.html')).toContain('<i class="clean" title="listCollections 400: as documented">')
    // The documented 404, in place of which the host answers 410.
    expect(read('report.html')).toContain('<i class="drift" title="getCollection 404: drifted">')
    expect(read('report.html')).toContain('It has code for 1 of the 2 documented answers')
    expect(report.appUsage?.answers).toHaveLength(1)
  })

  test('tells its findings and writes its report before it looks for what the app uses', async () => {
    const directory = join(folder, 'early')
    const said: string[] = []
    const stop = new AbortController()
    const onStop = vi.fn()
    const interrupted = async () => {
      expect(readdirSync(directory)).toContain('report.xml')
      expect(said.join('\n')).toContain('The host has drifted from the contract')
      stop.abort()
      throw new Error('Command failed.')
    }
    const { exitCode, err } = await checkHost(drifting, ['--only', 'collections', '--report', directory], {
      appUsage: interrupted,
      out: (text) => said.push(text),
      signal: stop.signal,
      onStop,
    })
    const lacks = 'The report lacks what the app uses of the contract: it was stopped'
    expect({ exitCode, err }).toEqual({ exitCode: 1, err: lacks })
    expect(onStop, 'nothing is left to undo').not.toHaveBeenCalled()
  })

  test('escapes what a host has sent', () => {
    expect(read('report.html')).not.toMatch(/<script/i)
    expect(read('report.html'), 'a landmark for screen readers').toMatch(/<body>\n<main>\n/)
    expect(read('report.xml')).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites>/)
  })
})
