/**
 * `npm run generate`: generates everything that derives from openapi.yaml.
 *   openapi.json   the contract in one file
 *   client, model  typed React Query hooks and their types (orval)
 *   readers        turns each answer into the type the contract promises, in the browser
 *   zod            a schema for each parameter list, body and documented answer (orval)
 *   operations.ts  the table of operations for the backend and the contract tests
 *   public-reads.ts  the paths that may be read without a token
 *   samples        sample data shared by screens and seed, from the named examples
 */
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { refuseUnknownArguments } from '#src/shared/lib/known-arguments.ts'
import { ReaderWriter, type Schema } from './readers.ts'

refuseUnknownArguments('generate')

const here = import.meta.dirname
const generated = join(here, 'generated')
/**
 * Runs a package's program, and ends with its reason if it fails. Not by npx, which takes longer than the bundling, nor
 * from node_modules/.bin, where Windows has no JavaScript.
 */
function run(program: string, ...args: string[]): void {
  const command = [join(here, '../node_modules', program), ...args]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: here, encoding: 'utf8' })
  if (status === 0) return
  // orval prints what its configuration throws together with a stack.
  const [, reason = `${stdout}${stderr}`] = /^Error: (.+)$/m.exec(stderr) ?? []
  process.stderr.write(`${reason.trim()}\n`)
  process.exit(1)
}

type Example = { $ref?: string; value?: unknown }
type Media = Record<string, { schema?: Schema; example?: unknown; examples?: Record<string, Example> }>
type Parameter = { $ref?: string; in?: string }
type Answer = { $ref?: string; content?: Media }
type Operation = {
  operationId: string
  tags: [string]
  security: Array<{ bearerAuth: string[] }>
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Media }
  responses: Record<string, Answer>
  'x-samples'?: Record<string, { value: unknown }>
}
const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
type PathItem = { [method in (typeof methods)[number]]?: Operation } & { servers?: Array<{ url: string }> }
type Contract = {
  servers: [{ url: string }]
  paths: Record<string, PathItem>
  components: {
    examples?: Record<string, Example>
    parameters: Record<string, Parameter>
    responses: Record<string, Answer>
    schemas: Record<string, Schema>
  }
}

// Before anything is written: what a misspelt key makes orval write says nothing of that key.
run('@redocly/cli/bin/cli.js', 'lint', '--extends', 'spec', 'openapi.yaml')
mkdirSync(generated, { recursive: true })
run('@redocly/cli/bin/cli.js', 'bundle', 'openapi.yaml', '-o', 'generated/openapi.json')
run('orval/dist/bin/orval.mjs', '--config', 'orval.config.ts')

const contract = JSON.parse(readFileSync(join(generated, 'openapi.json'), 'utf8')) as Contract
const all = Object.entries(contract.paths).flatMap(([template, item]) =>
  methods.flatMap((method) => {
    const operation = item[method]
    return operation ? [{ template, item, method, operation }] : []
  }),
)

/** The schema of an operation's success answer; undefined when it is empty. */
const answerOf = ({ responses }: Operation): Schema | undefined => {
  const [, answer] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
  return Object.values(answer?.content ?? {})[0]?.schema
}
const readers = new ReaderWriter(
  contract.components.schemas,
  all.flatMap(({ operation }) => answerOf(operation) ?? []),
)
rmSync(join(generated, 'readers'), { recursive: true, force: true })
mkdirSync(join(generated, 'readers'))
for (const [name, text] of readers.modules()) writeFileSync(join(generated, 'readers', `${name}.ts`), text)

/**
 * Passes the reader of its answer to each call of a client file. A successful write stays successful even if its answer
 * cannot be read, so its type includes undefined.
 */
function withReaders(client: string): string {
  const imports = new Set<string>()
  const call =
    /(export const (\w+) = async [^\n]*: Promise<)([\w[\]]+)(> => \{[\s\S]*?return \w+Http<)\3(>\([\s\S]*?)\n\);\}/g
  const text = client.replaceAll(call, (whole, head: string, id: string, type: string, middle: string, end: string) => {
    const found = all.find(({ operation }) => operation.operationId === id)
    if (found === undefined) throw new Error(`openapi.yaml has no operation "${id}", yet the client calls it.`)
    const schema = answerOf(found.operation)
    if (schema === undefined) return whole
    const { expression, names } = readers.answer(schema)
    if (expression.startsWith('list('))
      imports.add(`import { list } from '../../../../src/shared/api/answer-reader.ts';`)
    for (const name of names)
      imports.add(`import { read${name} } from '../../readers/${name.charAt(0).toLowerCase()}${name.slice(1)}.ts';`)
    const answer = found.method === 'get' ? type : `${type} | undefined`
    return `${head}${answer}${middle}${answer}${end},\n  ${expression}\n);}`
  })
  return text.replace(
    /(import \{[^}]*\} from '[./]+\/src\/shared\/api\/http\.ts';\n)/,
    `$1${[...imports].join('\n')}\n`,
  )
}

// Node does not resolve folder imports, and the API description at the top of 250 files is noise.
for (const file of globSync('{client,model,zod}/**/*.ts', { cwd: generated })) {
  const path = join(generated, file)
  const text = readFileSync(path, 'utf8')
  const tidy = text
    .replace(/^\/\*\*\n \* Generated by orval[\s\S]*?\*\/\n/, '// Generated from openapi/openapi.yaml. Do not edit.\n')
    .replace(/from '((?:\.\.\/)+(?:schemas|model))'/g, "from '$1/index.ts'")
  // Without the descriptions of the contract, which would make the demo larger.
  const silent = tidy.replace(/\.describe\('(?:[^'\\]|\\.)*'\)/g, '')
  const finished = file.startsWith('client') ? withReaders(tidy) : silent
  if (finished !== text) writeFileSync(path, finished)
}

const pascal = (id: string) => id.charAt(0).toUpperCase() + id.slice(1)
const last = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1)
const resolve = <T extends { $ref?: string }>(of: T, among: Record<string, T>): T =>
  of.$ref ? (among[last(of.$ref)] ?? of) : of

const accessOf = ({ security }: Operation) =>
  security.length === 0 ? 'public' : (security[0]?.bearerAuth[0] ?? 'token')

function row(template: string, item: PathItem, method: string, operation: Operation): string {
  const { operationId: id, tags, parameters = [], requestBody, responses } = operation
  const server = item.servers?.[0]?.url ?? contract.servers[0].url
  const kinds = parameters.map((parameter) => resolve(parameter, contract.components.parameters).in)
  const bodyType = Object.keys(requestBody?.content ?? {})[0]
  const answers = Object.entries(responses).map(([status, answer]) => {
    const type = Object.keys(resolve(answer, contract.components.responses).content ?? {})[0]
    return `      ${status}: { contentType: ${type ? `'${type}'` : 'null'}, schema: zod.${pascal(id)}${pascal(status)}Response },`
  })
  return [
    `  ${id}: {`,
    `    id: '${id}',`,
    `    tag: '${tags[0]}',`,
    `    method: '${method.toUpperCase()}',`,
    `    path: '${server === '/' ? '' : server}${template}',`,
    `    access: '${accessOf(operation)}',`,
    `    params: ${kinds.includes('path') ? `zod.${pascal(id)}Params` : 'null'},`,
    `    query: ${kinds.includes('query') ? `zod.${pascal(id)}QueryParams` : 'null'},`,
    ...(kinds.includes('header') ? [`    headers: zod.${pascal(id)}Header,`] : []),
    `    body: ${bodyType ? `{ contentType: '${bodyType}', required: ${requestBody?.required === true}, schema: zod.${pascal(id)}Body }` : 'null'},`,
    '    answers: {',
    ...answers,
    '    },',
    '  },',
  ].join('\n')
}

writeFileSync(
  join(generated, 'operations.ts'),
  `// Generated from openapi/openapi.yaml. Do not edit.
import * as zod from './zod/index.ts'

/**
 * Every operation of the contract: its path, who may call it, and the zod schema of each part.
 * \`access\` is 'public', 'token' (any signed-in user) or the role that is needed.
 * A \`contentType\` of null is an answer without a body.
 */
export const operations = {
${all.map(({ template, item, method, operation }) => row(template, item, method, operation)).join('\n')}
} as const

export type Operations = typeof operations
export type OperationId = keyof Operations
export type Tag = Operations[OperationId]['tag']
`,
)

/** The success answer that an operation gives as an example; undefined where the contract has none. */
function exampleOf({ operationId, responses }: Operation): [string, { status: number; body: unknown }] | undefined {
  const [status, answer] = Object.entries(responses).find(([key]) => key.startsWith('2')) ?? []
  if (status === undefined || answer === undefined) return undefined
  const [media] = Object.values(resolve(answer, contract.components.responses).content ?? {})
  const [named] = Object.values(media?.examples ?? {})
  const body = media?.example ?? (named && resolve(named, contract.components.examples ?? {}).value)
  return media && body === undefined ? undefined : [operationId, { status: Number(status), body }]
}

writeFileSync(
  join(generated, 'example-answers.ts'),
  `// Generated from openapi/openapi.yaml. Do not edit.

/** The first example of each operation's success. */
export const exampleAnswers: Readonly<Record<string, { readonly status: number; readonly body?: unknown }>> = ${JSON.stringify(
    Object.fromEntries(
      all.flatMap(({ operation }) => [exampleOf(operation)].filter((example) => example !== undefined)),
    ),
    null,
    2,
  )}
`,
)

const [publicReads, privateReads] = [true, false].map((isPublic) => [
  ...new Set(
    all
      .filter(({ method, operation }) => method === 'get' && (accessOf(operation) === 'public') === isPublic)
      .map(({ template }) => template.replace(/\/\{.*/, '')),
  ),
]) as [string[], string[]]
const isUnder = (path: string) => (other: string) => path === other || path.startsWith(`${other}/`)
const mixed = privateReads.find((path) => publicReads.some(isUnder(path)))
if (mixed) throw new Error(`GET ${mixed} needs a token but lies under a path that is open to all.`)

writeFileSync(
  join(generated, 'public-reads.ts'),
  `// Generated from openapi/openapi.yaml. Do not edit.

/** Paths whose GETs, and those below them, need no token. */
export const publicReads: readonly string[] = ${JSON.stringify(
    publicReads.filter((path) => !publicReads.some((other) => other !== path && isUnder(path)(other))),
  )}
`,
)

const samples = Object.assign({}, ...all.map(({ operation }) => operation['x-samples'] ?? {})) as Record<
  string,
  { value: unknown }
>
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
rmSync(join(generated, 'samples'), { recursive: true, force: true })
mkdirSync(join(generated, 'samples'))
for (const [name, { value }] of Object.entries(samples))
  writeFileSync(
    join(generated, 'samples', `${kebab(name)}.ts`),
    `// Generated from a named example of openapi/openapi.yaml. Do not edit.\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const\n`,
  )
