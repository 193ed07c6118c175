import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { LocatedChange } from './report.ts'

const project = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'diff-'))
cpSync(join(project, 'openapi'), folder, { recursive: true, filter: (path) => !path.includes('generated') })
afterAll(() => rmSync(folder, { recursive: true }))

const diff = (...args: string[]) => {
  const { stdout, stderr, status } = spawnSync('node', ['contracts/diff/main.ts', ...args], {
    cwd: project,
    encoding: 'utf8',
  })
  return { stdout, stderr, status }
}

/** The contract as it was when reviews had a `remark` besides the comment. */
function oldContract(): string {
  const file = join(folder, 'schemas/reviews.yaml')
  const now = readFileSync(file, 'utf8')
  if (!now.includes('remark'))
    writeFileSync(file, now.replace('    comment:', '    remark: { type: string }\n    comment:'))
  return join(folder, 'openapi.yaml')
}

describe('npm run diff', { timeout: 60_000 }, () => {
  test('says what breaks, at its line, with the hooks and screens that it hits, and exits with 1', () => {
    const json = join(folder, 'changes.json')
    const { stdout, status } = diff(oldContract(), '--annotations', '--json', json)
    expect(status).toBe(1)
    expect(stdout).toContain('listAllReviews, listReviews · answer 200: data.reviews[].remark is gone')
    expect(stdout).toMatch(/screens: .*storefront\/home-page/)
    expect(stdout).toMatch(/^2 breaking, 0 additive, 0 neutral\.$/m)
    expect(stdout).toMatch(
      /^::error file=openapi\/schemas\/reviews\.yaml,line=\d+,title=Breaking change::listAllReviews/m,
    )
    const changes = JSON.parse(readFileSync(json, 'utf8')) as LocatedChange[]
    expect(changes.map((change) => change.class)).toEqual(['breaking', 'breaking'])
    expect(changes[0]?.reach[0]?.hooks).toContain('useListAllReviewsSuspense')
  })

  test('exits with 0 when nothing changed', () => {
    expect(diff('openapi/openapi.yaml')).toMatchObject({ status: 0, stdout: '0 breaking, 0 additive, 0 neutral.\n' })
  })

  test.each([
    [['nowhere.yaml'], 'nowhere.yaml could not be read as an OpenAPI file'],
    [[], 'Name one or two OpenAPI files'],
  ])('exits with 2 for %j and says why', (args, reason) => {
    const { status, stderr } = diff(...args)
    expect(status).toBe(2)
    expect(stderr).toContain(reason)
  })
})
