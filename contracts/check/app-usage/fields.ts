import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** What the app uses of the contract's fields. */
export interface FieldUsage {
  /** Fields that the app reads or writes, such as `Review.rating`, each with its source files. */
  read: { field: string; files: string[] }[]
  /** Fields that the app never uses. */
  unread: string[]
}

interface Diagnostic {
  message: string
  filename: string
}

/** Marks each field of a generated interface as deprecated, so that the linter reports every use. */
function marked(source: string): string {
  const name = /export interface (\w+)/.exec(source)?.[1]
  if (name === undefined) return source
  const bare = source.replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
  return bare.replaceAll(
    /^( +)(\w+)\??:/gm,
    (field, indent, key) => `${indent}/** @deprecated ${name}.${key} */\n${field}`,
  )
}

/** What the linter says of the app beside a copy of the generated interfaces whose fields are marked. */
function lintMarkedCopy(): Diagnostic[] {
  const copy = mkdtempSync(join(tmpdir(), 'app-usage-'))
  try {
    for (const part of ['src', 'openapi/generated', 'package.json', 'tsconfig.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    for (const file of globSync('openapi/generated/model/*.ts', { cwd: copy })) {
      writeFileSync(join(copy, file), marked(readFileSync(join(copy, file), 'utf8')))
    }
    const config = {
      plugins: ['typescript'],
      categories: { correctness: 'off' },
      rules: { 'typescript/no-deprecated': 'warn' },
    }
    writeFileSync(join(copy, '.oxlintrc.json'), JSON.stringify(config))
    const linter = join(root, 'node_modules/.bin/oxlint')
    const printed = execFileSync(linter, ['--type-aware', '-f', 'json', 'src'], {
      cwd: copy,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    return (JSON.parse(printed) as { diagnostics: Diagnostic[] }).diagnostics
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Every field of the generated interfaces, such as `Review.rating`. */
function allFields(): string[] {
  return globSync('openapi/generated/model/*.ts', { cwd: root }).flatMap((file) => {
    const source = marked(readFileSync(join(root, file), 'utf8'))
    return [...source.matchAll(/@deprecated (\w+\.\w+) /g)].map(([, field = '']) => field)
  })
}

const nameOf = (field: string) => field.slice(field.indexOf('.') + 1)

/** The fields that the app uses, found by the types of the generated hooks. Takes some seconds. */
export function fieldsUsed(): FieldUsage {
  const uses = lintMarkedCopy().flatMap(({ message, filename }) => {
    const field = /is deprecated\. (\w+\.\w+)$/.exec(message)?.[1]
    return field === undefined || /\.test\.tsx?$/.test(filename) ? [] : [{ field, filename }]
  })
  const read = [...Map.groupBy(uses, ({ field }) => field)].map(([field, found]) => ({
    field,
    files: [...new Set(found.map(({ filename }) => filename))].toSorted(),
  }))
  // A mapper may read the same field through another type.
  const names = new Set(read.map(({ field }) => nameOf(field)))
  const unread = allFields().filter((field) => !names.has(nameOf(field)))
  return { read: read.toSorted((a, b) => (a.field < b.field ? -1 : 1)), unread: unread.toSorted() }
}
