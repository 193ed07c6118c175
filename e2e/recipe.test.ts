import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

/*
 * Follows "Add an endpoint" of the README in a copy of the project, with a tag `engravers` that has one operation and
 * one record. After each step something is missing, and the command in the README must name the file.
 */
const project = join(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'recipe-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const pictures = /\.(avif|png|jpg|woff2)$/
for (const folder of ['openapi', 'mocks', 'contracts', 'e2e', 'src']) {
  cpSync(join(project, folder), join(copy, folder), { recursive: true, filter: (path) => !pictures.test(path) })
}
for (const file of ['package.json', ...globSync('vite.*.ts', { cwd: project })]) {
  cpSync(join(project, file), join(copy, file), { recursive: true })
}
// App and panel do not use the new endpoint, and checking their types takes long.
const included = '"include": ["mocks/implementations.ts", "mocks/shop-fixture.ts", "contracts/exchanges"]'
const tsconfig = readFileSync(join(project, 'tsconfig.json'), 'utf8')
writeFileSync(join(copy, 'tsconfig.json'), tsconfig.replace(/"include": \[.*\]/, included))
symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))

const write = (file: string, text: string) => writeFileSync(join(copy, file), text)

/** Replaces `from` in a file; throws when it is missing. */
function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no "${from}" any more: the recipe needs another model.`)
  write(file, text.replace(from, to))
}

/** The files with type errors. */
function filesWithTypeErrors(): string[] {
  // Incremental: the second run only checks what depends on a changed file.
  const flags = ['--incremental', '--tsBuildInfoFile', 'tsc.json', '--pretty', 'false']
  const { stdout } = spawnSync('node_modules/.bin/tsc', flags, { cwd: copy, encoding: 'utf8' })
  return [...new Set([...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].toSorted()
}

const vitest = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/vitest', ['run', '--project', ...args], {
    cwd: copy,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}
const coverage = () => vitest('contracts', 'contracts/coverage.test.ts', 'contracts/engravers.test.ts')

describe('adding an endpoint by the README', { timeout: 120_000 }, () => {
  test('1, 2: the contract is written and generated; the type checker names the operation and the exchanges', () => {
    write('openapi/paths/engravers.yaml', engraversPath)
    write('openapi/schemas/engravers.yaml', engraversSchema)
    appendFileSync(join(copy, 'openapi/examples.yaml'), engraversExample)
    change(
      'openapi/openapi.yaml',
      '\npaths:\n',
      `\n${engraversTag}paths:\n  /engravers: { $ref: paths/engravers.yaml#/engravers }\n`,
    )
    execFileSync('npm', ['run', '--silent', 'generate'], { cwd: copy, stdio: 'pipe' })
    expect(filesWithTypeErrors()).toEqual(['contracts/exchanges/all.ts', 'mocks/implementations.ts'])
  })

  test('3: the operation is implemented; the type checker names the record that it needs', () => {
    write('mocks/operations/engravers.ts', operation)
    change(
      'mocks/implementations.ts',
      'import { cart }',
      "import { engravers } from './operations/engravers.ts'\nimport { cart }",
    )
    change('mocks/implementations.ts', '  ...cart,', '  ...engravers,\n  ...cart,')
    expect(filesWithTypeErrors()).toEqual(['contracts/exchanges/all.ts', 'mocks/operations/engravers.ts'])
  })

  test('4: the record is declared; the type checker names what has to be seeded', () => {
    change('mocks/records.ts', '  AdminOrder,', '  AdminOrder,\n  Engraver,')
    change(
      'mocks/records.ts',
      '  categories: kind(',
      "  engravers: kind(Engraver, { prefix: 'engraver' }),\n  categories: kind(",
    )
    expect(filesWithTypeErrors()).toEqual([
      'contracts/exchanges/all.ts',
      'mocks/shop-fixture.ts',
      'mocks/world/shop.ts',
    ])
    for (const file of ['mocks/shop-fixture.ts', 'mocks/world/shop.ts']) {
      change(file, '  taxCategories: ', "  engravers: [{ id: 'engraver-1', name: 'Suvarnika' }],\n  taxCategories: ")
    }
    expect(vitest('unit', 'mocks/world/golden.test.ts').said).toContain('engravers')
  })

  test('5: the exchanges are written; the type checker and the coverage test name each missing one', () => {
    change(
      'contracts/exchanges/all.ts',
      'import { cart }',
      "import { engravers } from './engravers.ts'\nimport { cart }",
    )
    change('contracts/exchanges/all.ts', '  cart,', '  engravers,\n  cart,')
    write('contracts/exchanges/engravers.ts', exchanges(''))
    expect(filesWithTypeErrors()).toEqual(['contracts/exchanges/engravers.ts'])
    write('contracts/exchanges/engravers.ts', exchanges("400: as('guest', { query: { unknown: '1' } }), "))
    expect(filesWithTypeErrors()).toEqual([])
    expect(coverage().said).toContain('contracts/engravers.test.ts')
    write('contracts/engravers.test.ts', contractTest)
    expect(coverage().status).toBe(0)
  })
})

const engraversTag = '  - { name: engravers, description: Who makes the products. }\n'
const engraversPath = `engravers:
  get:
    operationId: listEngravers
    tags: [engravers]
    summary: List the engravers
    security: []
    responses:
      '200':
        description: All engravers.
        content:
          application/json:
            schema: { $ref: ../schemas/engravers.yaml#/EngraverList }
            examples:
              engravers: { $ref: ../examples.yaml#/engravers }
      '400': { $ref: ../responses.yaml#/Invalid }
      default: { $ref: ../responses.yaml#/Failed }
`
const engraversSchema = `Engraver:
  type: object
  description: Who makes a product.
  required: [id, name]
  properties:
    id: { type: string, minLength: 1, description: Identifier. }
    name: { type: string, minLength: 1, description: Name. }
EngraverList:
  type: object
  description: All engravers.
  required: [data]
  properties:
    data: { type: array, description: The engravers., items: { $ref: '#/Engraver' } }
`
const engraversExample = `engravers:
  summary: The house engraver
  value: { data: [{ id: engraver-1, name: Suvarnika }] }
`
const operation = `import { implement } from '../implement.ts'

export const engravers = implement('engravers', {
  listEngravers: ({ db }) => ({ data: [...db.engravers.all()] }),
})
`
const exchanges = (more: string) => `import { as, contract, fault } from '#contracts/exchange.ts'

export const engravers = contract('engravers', {
  listEngravers: { 200: as('guest', {}), ${more}default: fault },
})
`
const contractTest = `import { engravers } from './exchanges/engravers.ts'
import { playInProcess } from './play-in-process.ts'

playInProcess('engravers', engravers)
`
