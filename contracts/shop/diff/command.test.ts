import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { diffShop } from './command.ts'
import type { LocatedChange } from '#contracts/diff/report.ts'

const project = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'diff-'))
cpSync(join(project, 'openapi'), folder, { recursive: true, filter: (path) => !path.includes('generated') })
afterAll(() => rmSync(folder, { recursive: true }))

const small = 'mocks/any-contract/project/library-fixture/library.yaml'
const summary = join(folder, 'summary.md')

async function run(...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const exitCode = await diffShop(args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    env: { GITHUB_STEP_SUMMARY: summary },
    now: new Date('2026-12-31T12:00:00Z'),
  })
  return { exitCode, out: out.join(''), err: err.join('') }
}

/** An older contract, in which reviews have a `remark` besides the comment. */
function oldContract(): string {
  const file = join(folder, 'schemas/reviews.yaml')
  const now = readFileSync(file, 'utf8')
  if (!now.includes('remark'))
    writeFileSync(file, now.replace('    comment:', '    remark: { type: string }\n    comment:'))
  return join(folder, 'openapi.yaml')
}

interface Older {
  paths: { '/products': { get: { parameters: unknown[] } } }
  components: { schemas: { User: { properties: { phone: { type: unknown } } } } }
}

describe('npm run diff', () => {
  const written = join(folder, 'changes.json')
  const report = join(folder, 'report')
  let broken: Awaited<ReturnType<typeof run>>
  beforeAll(async () => {
    broken = await run(oldContract(), '--annotations', '--json', written, '--report', report)
  })

  test('names breaking changes with their line and the affected hooks and screens, and exits with 1', () => {
    const { out, exitCode } = broken
    expect(exitCode).toBe(1)
    expect(out).toContain('listAllReviews, listReviews · answer 200: data.reviews[].remark is gone')
    expect(out).toMatch(/screens: .*storefront\/home-page/)
    expect(out).toContain('    judged by: structure, additive, protocol\n    in the journeys: ')
    expect(out).toMatch(/^2 breaking, 0 additive, 0 neutral\.$/m)
    expect(out).toMatch(/^::error file=openapi\/schemas\/reviews\.yaml,line=\d+,title=Breaking change::listAllReviews/m)
    const changes = JSON.parse(readFileSync(written, 'utf8')) as LocatedChange[]
    expect(changes.map((change) => change.class)).toEqual(['breaking', 'breaking'])
    expect(changes[0]?.reach[0]?.hooks).toContain('useListAllReviewsSuspense')
  })

  test('writes Markdown and JSON for reviewers, and the summary of a workflow', () => {
    const markdown = readFileSync(join(report, 'changes.md'), 'utf8')
    expect(markdown).toContain('## Changes of the contract: 2 breaking, 0 additive, 0 neutral.\n\n### Breaking (2)\n')
    expect(markdown).toContain('- **listAllReviews, listReviews · answer 200: data.reviews\\[\\].remark is gone**')
    expect(markdown).toMatch(/ {2}- hooks: .*useListAllReviews.*\n {2}- screens: .*home-page/)
    expect(readFileSync(summary, 'utf8').endsWith(`${markdown}\n`)).toBe(true)
    expect(JSON.parse(readFileSync(join(report, 'changes.json'), 'utf8'))).toHaveLength(2)
  })

  test('accepts breaks with a reason through their last day', async () => {
    const baseline = join(folder, 'baseline.json')
    const accept = (expires: string, ...more: object[]) =>
      writeFileSync(
        baseline,
        JSON.stringify([first, { change, operation: 'createReview', reason: 'Nobody reads it.', expires }, ...more]),
      )
    const change = 'answer 201: data.review.remark is gone'
    const first = { change: 'answer 200: data.reviews[].remark is gone', reason: 'Agreed.', expires: '2027-01-31' }
    accept('2026-12-31')
    const { exitCode, out } = await run(oldContract(), '--baseline', baseline)
    expect([exitCode, out.split('\n').at(-2)]).toEqual([0, '0 breaking, 0 additive, 0 neutral, 2 accepted.'])
    expect(out).toContain('    accepted until 2026-12-31: Nobody reads it.\n')
    accept('2026-12-30', { ...first, change: 'answer 201: data.id is gone' })
    const expired = await run(oldContract(), '--baseline', baseline)
    expect(expired.exitCode).toBe(1)
    expect(expired.out).toContain('No longer accepted, renew or remove it: answer 201: data.review.remark is gone')
    expect(expired.out).toContain('accepts what did not change: answer 201: data.id')
    writeFileSync(baseline, JSON.stringify([{ ...first, reason: '' }]))
    expect(await run(oldContract(), '--baseline', baseline)).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('0.reason'),
    })
  })

  test('says the types of a field as a list, and where a new parameter is named', async () => {
    const old = join(folder, 'older.json')
    const text = readFileSync(join(project, 'openapi/generated/openapi.json'), 'utf8')
    const contract = JSON.parse(text) as Older
    const { paths, components } = contract
    components.schemas.User.properties.phone.type = 'string'
    paths['/products'].get.parameters.pop()
    writeFileSync(old, JSON.stringify(contract))
    const { out } = await run(old)
    expect(out).toContain('phone: type changed from "string" to "string" or "null"')
    expect(out).toMatch(/listProducts · parameter: \w+ is new\n {4}openapi\/paths\/products\.yaml:\d+/)
  })

  test('an amount that the host charges and the shop shows is breaking', async () => {
    const examples = join(folder, 'examples.yaml')
    const now = readFileSync(examples, 'utf8')
    writeFileSync(examples, now.replace(/(?<=^shipping:\n.*\n  value: )99/m, '199'))
    const { out, exitCode } = await run(join(folder, 'openapi.yaml'), 'openapi/openapi.yaml')
    writeFileSync(examples, now)
    expect(exitCode).toBe(1)
    expect(out).toContain('checkout · operation: the sample shipping changed')
  })

  test('names the hooks and screens of an operation that is called otherwise, by either name', async () => {
    const renamed = join(folder, 'renamed.json')
    const json = join(folder, 'renamed-changes.json')
    const text = readFileSync(join(project, 'openapi/generated/openapi.json'), 'utf8')
    writeFileSync(renamed, text.replace('"operationId": "getCart"', '"operationId": "readCart"'))
    for (const [files, sentence] of [
      [['openapi/openapi.yaml', renamed], 'operation: operationId changed from getCart to readCart'],
      [[renamed], 'operation: operationId changed from readCart to getCart'],
    ] as const) {
      const { out } = await run(...files, '--json', json)
      const [change] = JSON.parse(readFileSync(json, 'utf8')) as LocatedChange[]
      expect(change?.sentence).toBe(sentence)
      expect(out).toMatch(/ {4}hooks: .*useGetCart/)
      expect(out).toMatch(/ {4}screens: .*storefront\/cart-page/)
      expect(change?.judges.journeys).not.toEqual([])
    }
  })

  test('exits with 0 when nothing changed', async () => {
    expect(await run('openapi/openapi.yaml')).toEqual({
      exitCode: 0,
      out: '0 breaking, 0 additive, 0 neutral.\n',
      err: '',
    })
  })

  test('--help prints its usage', async () => {
    const out = expect.stringMatching(/^npm run diff -- old\.yaml [^\n]+\n$/) as string
    expect(await run('--help')).toEqual({ exitCode: 0, out, err: '' })
  })

  test.each([
    [['nowhere.yaml'], 'nowhere.yaml could not be read as an OpenAPI file: nowhere.yaml does not exist'],
    [['package.json'], 'package.json could not be read as an OpenAPI file: Unsupported specification'],
    [['index.html'], 'end of the stream or a document separator is expected'],
    [[], 'Name one or two OpenAPI files'],
    [['--basline', 'x'], "Unknown option '--basline'.\n"],
    [['openapi/openapi.yaml', '--baseline', 'nowhere'], '--baseline nowhere cannot be read: ENOENT'],
    [[small, small, '--report', 'package.json'], '--report package.json cannot be written: EEXIST'],
    [[small, small, '--json', 'docs'], '--json docs cannot be written: EISDIR'],
  ])('exits with 2 for %j and says why', async (args, reason) => {
    const { exitCode, err } = await run(...args)
    expect(exitCode).toBe(2)
    expect(err).toContain(reason)
  })
})
