import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'

/*
 * Follows "Add an endpoint" of docs/recipes.md in a copy of the project, with a tag `engravers` that has a read, a write, a
 * row and a page. After each step something is missing, and the command in the recipe must name it.
 */
const project = join(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'recipe-'))
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const pictures = /\.(avif|png|jpg|woff2)$/
for (const folder of ['openapi', 'mocks', 'contracts', 'docs', 'e2e', 'src']) {
  cpSync(join(project, folder), join(copy, folder), { recursive: true, filter: (path) => !pictures.test(path) })
}
for (const file of ['package.json', 'README.md', ...globSync('vite.*.ts', { cwd: project })]) {
  cpSync(join(project, file), join(copy, file), { recursive: true })
}
// App and panel do not use the new types, and checking them takes long.
const included = `"include": ["mocks/shop/implementations.ts", "mocks/shop/fixture.ts", "mocks/scenarios/scenarios.ts",
  "contracts/shop/exchanges"]`
const tsconfig = readFileSync(join(project, 'tsconfig.json'), 'utf8')
writeFileSync(join(copy, 'tsconfig.json'), tsconfig.replace(/"include": \[.*\]/, included))
symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction')

/** The files that the recipe has written or changed so far. */
const touched = new Set<string>()

function write(file: string, text: string): void {
  writeFileSync(join(copy, file), text)
  touched.add(file)
}

/** Replaces `from` in a file; throws when it is missing. */
function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no "${from}" any more: the recipe needs another model.`)
  write(file, text.replace(from, to))
}

/** The files with type errors. */
function filesWithTypeErrors(): string[] {
  // Incremental: the second run only checks what depends on a changed file. One checker: four would each check the
  // types that all files share, which takes three times the processor time.
  const flags = ['--incremental', '--tsBuildInfoFile', 'tsc.json', '--pretty', 'false', '--checkers', '1']
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', ...flags], {
    cwd: copy,
    encoding: 'utf8',
  })
  return [...new Set([...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].toSorted()
}

const vitest = (...args: string[]) => {
  // One worker: each would load all schemas for a test or two.
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers', '1', '--project']
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...args], {
    cwd: copy,
    encoding: 'utf8',
  })
  return { status, said: stripVTControlCharacters(stdout + stderr) }
}
const coverage = () =>
  vitest(
    'contracts',
    'contracts/shop/exchanges/coverage.test.ts',
    'contracts/shop/exchanges/exchanges.test.ts',
    'contracts/shop/exchanges/stale-reads.test.ts',
    '-t',
    'engravers|examples|createEngraver|updateEngraver',
  )

const generate = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['openapi/generate.ts'], {
    cwd: copy,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

describe('adding an endpoint by its recipe', () => {
  test('1, 2: the contract is generated once each write says what it makes stale; the type checker names what a tag needs', () => {
    write('openapi/paths/engravers.yaml', engraversPath.replace('    x-invalidates: [listEngravers]\n', ''))
    write('openapi/schemas/engravers.yaml', engraversSchema)
    write('openapi/parameters.yaml', readFileSync(join(copy, 'openapi/parameters.yaml'), 'utf8') + engraversParameters)
    write('openapi/examples.yaml', readFileSync(join(copy, 'openapi/examples.yaml'), 'utf8') + engraversExample)
    change(
      'openapi/openapi.yaml',
      '\npaths:\n',
      `\n${engraversTag}paths:\n  /engravers: { $ref: paths/engravers.yaml#/engravers }\n  /engravers/{id}: { $ref: paths/engravers.yaml#/engraver }\n`,
    )
    const refused = generate()
    expect(refused.status).toBe(1)
    expect(refused.said).toMatch(/^createEngraver has no x-invalidates.*\n$/)
    write('openapi/paths/engravers.yaml', engraversPath)
    expect(generate()).toMatchObject({ status: 0 })
    expect(filesWithTypeErrors()).toEqual(['contracts/shop/exchanges/all.ts', 'mocks/shop/implementations.ts'])
  })

  test('3: the operations are implemented; the type checker names the row that they need', () => {
    write('mocks/operations/engravers.ts', operations)
    change(
      'mocks/shop/implementations.ts',
      'import { cart }',
      "import { engravers } from '../operations/engravers.ts'\nimport { cart }",
    )
    change('mocks/shop/implementations.ts', '  ...cart,', '  ...engravers,\n  ...cart,')
    expect(filesWithTypeErrors()).toEqual(['contracts/shop/exchanges/all.ts', 'mocks/operations/engravers.ts'])
  })

  test('4: the row is declared; the type checker names its links, and what has to be seeded', () => {
    change('mocks/shop/rows.ts', '  AdminOrder,', '  AdminOrder,\n  Engraver,')
    change('mocks/shop/rows.ts', '  products: kind(', `${kindWith('')}  products: kind(`)
    expect(filesWithTypeErrors()).toContain('mocks/shop/rows.ts')
    change(
      'mocks/shop/rows.ts',
      kindWith(''),
      kindWith(", indexes: ['name'], links: { category_id: { to: 'categories', onDelete: 'delete' } }"),
    )
    const seeds = ['mocks/shop/fixture.ts', 'mocks/world/shop.ts']
    expect(filesWithTypeErrors()).toEqual(['contracts/shop/exchanges/all.ts', ...seeds])
    for (const file of seeds) change(file, '  taxCategories: ', `  engravers: [${engraver}],\n  taxCategories: `)
  })

  test('5: the exchanges are written; the type checker names each missing one', () => {
    change(
      'contracts/shop/exchanges/all.ts',
      'import { cart }',
      "import { engravers } from './engravers.ts'\nimport { cart }",
    )
    change('contracts/shop/exchanges/all.ts', '  cart,', '  engravers,\n  cart,')
    write('contracts/shop/exchanges/engravers.ts', exchanges(''))
    expect(filesWithTypeErrors()).toEqual(['contracts/shop/exchanges/engravers.ts'])
    write('contracts/shop/exchanges/engravers.ts', exchanges("201: as('guest', { body }),"))
    expect(coverage()).toMatchObject({ status: 0 })
    // With the test of the operations and the hash in `mocks/world/golden.test.ts` an endpoint has two more.
    expect(touched.size).toBe(12)
  })

  test('6: a page and a scenario are added; the type checker and the tests name what the lists lack', () => {
    change('mocks/scenarios/names.ts', "  'flaky',", "  'flaky',\n  'no-reviews',")
    expect(filesWithTypeErrors()).toEqual(['mocks/scenarios/scenarios.ts'])
    change('mocks/scenarios/scenarios.ts', '  flaky: {', "  'no-reviews': { description: 'no review' },\n  flaky: {")
    write('src/app/pages/storefront/engravers-page.tsx', engraversPage)
    const route =
      "page('/engravers', () => import('../pages/storefront/engravers-page.tsx').then((m) => m.EngraversPage)),"
    change('src/app/routes/routes.tsx', "page('/reviews'", `${route}\n  page('/reviews'`)
    const files = ['mocks/world/golden.test.ts', 'mocks/scenarios/scenarios.test.ts', 'mocks/scenarios/stories.test.ts']
    const { said } = vitest('unit', ...files, 'e2e/support/addresses.test.ts', 'e2e/faults/writes.test.ts')
    for (const missing of [
      /\+ +"engravers": "\w{12}",/,
      /× no-reviews changes the rows or the network/,
      /\+ +"\| `no-reviews` \| no review \|",/,
      /- +"\/engravers",/,
      /\+ +"createEngraver",/,
    ])
      expect(said).toMatch(missing)
  })
})

const kindWith = (more: string) => `  engravers: kind(Engraver, { prefix: 'engraver'${more} }),\n`
const input = "name: 'Suvarnika', category_id: 'cat-1'"
const engraver = `{ id: 'engraver-1', ${input} }`
const engraversTag = '  - { name: engravers, description: Who makes the products. }\n'
const engraversPath = `engravers:
  get:
    operationId: listEngravers
    tags: [engravers]
    summary: List the engravers
    security: []
    parameters:
      - { $ref: ../parameters.yaml#/EngraverName }
      - { $ref: ../parameters.yaml#/Page }
      - { $ref: ../parameters.yaml#/Limit }
    responses:
      '200':
        description: A page of engravers.
        content:
          application/json:
            schema: { $ref: ../schemas/engravers.yaml#/EngraverPage }
            examples:
              engravers: { $ref: ../examples.yaml#/engravers }
      '400': { $ref: ../responses.yaml#/Invalid }
      default: { $ref: ../responses.yaml#/Failed }
  post:
    operationId: createEngraver
    tags: [engravers]
    x-invalidates: [listEngravers]
    summary: Add an engraver
    security: []
    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: ../schemas/engravers.yaml#/EngraverInput }
          examples:
            engraverInput: { $ref: ../examples.yaml#/engraverInput }
    responses:
      '201':
        description: The engraver as kept.
        content:
          application/json:
            schema: { $ref: ../schemas/engravers.yaml#/Engraver }
            examples:
              engraver: { $ref: ../examples.yaml#/engraver }
      '400': { $ref: ../responses.yaml#/Invalid }
      default: { $ref: ../responses.yaml#/Failed }
engraver:
  patch:
    operationId: updateEngraver
    tags: [engravers]
    x-invalidates: [listEngravers]
    summary: Change an engraver
    security: []
    parameters:
      - { $ref: ../parameters.yaml#/EngraverId }
    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: ../schemas/engravers.yaml#/EngraverChange }
          examples:
            engraverChange: { $ref: ../examples.yaml#/engraverChange }
    responses:
      '200':
        description: The engraver as kept.
        content:
          application/json:
            schema: { $ref: ../schemas/engravers.yaml#/Engraver }
            examples:
              engraver: { $ref: ../examples.yaml#/engraver }
      '400': { $ref: ../responses.yaml#/Invalid }
      '404': { $ref: ../responses.yaml#/NotFound }
      default: { $ref: ../responses.yaml#/Failed }
`
const engraversParameters = `EngraverId: { name: id, in: path, required: true, description: Identifier of the engraver., schema: { type: string, minLength: 1 }, example: engraver-1 }
EngraverName: { name: name, in: query, description: Name., schema: { type: string, minLength: 1 }, example: Suvarnika }
`
const engraversSchema = `Engraver:
  type: object
  description: Who makes a product.
  required: [id, name, category_id]
  properties:
    id: { type: string, minLength: 1, description: Identifier. }
    name: { type: string, minLength: 1, description: Name. }
    category_id: { type: string, minLength: 1, description: What is engraved. }
EngraverInput:
  type: object
  description: Who makes a product.
  required: [name, category_id]
  properties:
    name: { type: string, minLength: 1, description: Name. }
    category_id: { type: string, minLength: 1, description: What is engraved. }
EngraverChange:
  type: object
  description: What changes of an engraver.
  properties:
    name: { type: string, minLength: 1, description: Name. }
EngraverPage:
  type: object
  description: A page of engravers.
  required: [data, pagination]
  properties:
    data: { type: array, description: The engravers., items: { $ref: '#/Engraver' } }
    pagination: { $ref: pagination.yaml#/Pagination }
`
const engraversExample = `engraver: { summary: The house engraver, value: &engraver ${engraver} }
engraverInput: { summary: The house engraver, value: { ${input} } }
engraverChange: { summary: Another name, value: { name: 'Suvarnika House' } }
engravers: { summary: The house engraver, value: { data: [*engraver], pagination: { page: 1, limit: 12, total: 1, totalPages: 1 } } }
`
const operations = `import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { pageOf } from '../rules/pages.ts'
import { notFound } from '../engine/call/problem.ts'

export const engravers: ImplementationsOf<'engravers'> = {
  listEngravers: ({ query, db }) =>
    pageOf(query.name ? db.engravers.where('name', query.name) : db.engravers.all(), query, (one) => one),
  createEngraver: ({ body, db }) => db.engravers.create({ id: db.engravers.nextId(), ...body }),
  updateEngraver: ({ params, body, db }) =>
    db.engravers.update((db.engravers.get(params.id) ?? notFound('Engraver')).id, body),
}
`
const exchanges = (
  created: string,
) => `import { as, exchangesOf, prepared } from '#contracts/shop/exchanges/exchange.ts'

const body = { ${input} }
export const engravers = exchangesOf('engravers', {
  listEngravers: { 200: as('guest', { query: { name: 'Suvarnika', page: 1, limit: 5 } }) },
  createEngraver: { ${created} },
  updateEngraver: {
    200: prepared('guest', async ({ make }) => ({
      params: { id: (await make('createEngraver', 'guest', { body })).id },
      body: { name: 'Suvarnika House' },
    })),
  },
})
`
const engraversPage = `import { useListEngravers } from '#openapi/generated/client/engravers/engravers.ts'
import { useCreateEngraver } from '#openapi/generated/client/engravers-writes/engravers-writes.ts'

export function EngraversPage() {
  const { data } = useListEngravers()
  const { mutate } = useCreateEngraver()
  return <button onClick={() => mutate({ data: { ${input} } })}>{data?.data.length}</button>
}
`
