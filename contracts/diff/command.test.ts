import type { Json } from '../contract/json.ts'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { diff } from './command.ts'
import type { LocatedChange } from './report.ts'

const project = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'diff-'))
cpSync(join(project, 'openapi'), folder, { recursive: true, filter: (path) => !path.includes('generated') })
afterAll(() => rmSync(folder, { recursive: true }))

async function run(...args: string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const exitCode = await diff(args, { out: (text) => out.push(text), err: (text) => err.push(text) })
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
  test('names breaking changes with their line and the affected hooks and screens, and exits with 1', async () => {
    const json = join(folder, 'changes.json')
    const { out, exitCode } = await run(oldContract(), '--annotations', '--json', json)
    expect(exitCode).toBe(1)
    expect(out).toContain('listAllReviews, listReviews · answer 200: data.reviews[].remark is gone')
    expect(out).toMatch(/screens: .*storefront\/home-page/)
    expect(out).toContain('    judged by: structure, additive, protocol\n    in the journeys: ')
    expect(out).toMatch(/^2 breaking, 0 additive, 0 neutral\.$/m)
    expect(out).toMatch(/^::error file=openapi\/schemas\/reviews\.yaml,line=\d+,title=Breaking change::listAllReviews/m)
    const changes = JSON.parse(readFileSync(json, 'utf8')) as LocatedChange[]
    expect(changes.map((change) => change.class)).toEqual(['breaking', 'breaking'])
    expect(changes[0]?.reach[0]?.hooks).toContain('useListAllReviewsSuspense')
  })

  test('says the types of a field as a list, and where a new parameter is named', async () => {
    const old = join(folder, 'older.json')
    const text = readFileSync(join(project, 'openapi/generated/openapi.json'), 'utf8')
    const contract = JSON.parse(text) as Json
    const { paths, components } = contract as unknown as Older
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

  test('exits with 0 when nothing changed', async () => {
    expect(await run('openapi/openapi.yaml')).toEqual({
      exitCode: 0,
      out: '0 breaking, 0 additive, 0 neutral.\n',
      err: '',
    })
  })

  test.each([
    [['nowhere.yaml'], 'nowhere.yaml could not be read as an OpenAPI file: nowhere.yaml does not exist'],
    [['package.json'], 'package.json could not be read as an OpenAPI file: Unsupported specification'],
    [['index.html'], 'end of the stream or a document separator is expected'],
    [[], 'Name one or two OpenAPI files'],
  ])('exits with 2 for %j and says why', async (args, reason) => {
    const { exitCode, err } = await run(...args)
    expect(exitCode).toBe(2)
    expect(err).toContain(reason)
  })
})
