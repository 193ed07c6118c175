import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FieldUsage } from '#contracts/check/app-usage.ts'

const root = join(import.meta.dirname, '../../..')

/** Marks each field of the generated interfaces in a copy of the app as deprecated, and names them all. */
const markFields = (copy: string): string[] =>
  globSync('openapi/generated/model/*.ts', { cwd: copy }).flatMap((file) => {
    const source = readFileSync(join(copy, file), 'utf8')
    const name = /export interface (\w+)/.exec(source)?.[1]
    if (name === undefined) return []
    const bare = source.replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    const field = /^ +(\w+)\??:/gm
    writeFileSync(join(copy, file), bare.replaceAll(field, `/** @deprecated ${name}.$1 */\n$&`))
    return [...bare.matchAll(field)].map(([, key]) => `${name}.${key}`)
  })

/** The files that use each marked field in a copy of the app: the linter reports every use of what is deprecated. */
async function filesByField(copy: string): Promise<Map<string, Set<string>>> {
  const linter = join(root, 'node_modules/oxlint/bin/oxlint')
  const flags = [linter, '--type-aware', '-A', 'all', '-W', 'typescript/no-deprecated', '-f', 'json', 'src']
  const options = { cwd: copy, maxBuffer: 64 * 1024 * 1024 }
  const { stdout: printed } = await promisify(execFile)(process.execPath, flags, options)
  const { diagnostics } = JSON.parse(printed) as { diagnostics: { message: string; filename: string }[] }
  const found = new Map<string, Set<string>>()
  for (const { message, filename } of diagnostics) {
    const field = /is deprecated\. (\w+\.\w+)$/.exec(message)?.[1]
    if (field !== undefined && !/\.test\.tsx?$/.test(filename))
      found.set(field, (found.get(field) ?? new Set()).add(filename.replaceAll('\\', '/')))
  }
  return found
}

const nameOf = (field: string) => field.slice(field.indexOf('.') + 1)

/** `CartProduct.name` as `Cart.name` and `Product.name`. */
const waysTo = (field: string) =>
  (field.slice(0, field.indexOf('.')).match(/[A-Z][a-z]+/g) ?? []).map((word) => `${word}.${nameOf(field)}`)

/** The fields that the app uses, found by the types of the generated hooks. Takes some seconds. */
export async function fieldsUsed(): Promise<FieldUsage> {
  const copy = mkdtempSync(join(tmpdir(), 'app-usage-'))
  try {
    for (const part of ['src', 'openapi/generated', 'package.json', 'tsconfig.json'])
      cpSync(join(root, part), join(copy, part), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
    const fields = markFields(copy).toSorted()
    const used = await filesByField(copy)
    // A mapper may read the same field through another type.
    const names = new Set([...used.keys()].map(nameOf))
    const ways = new Set([...used.keys()].flatMap(waysTo))
    return {
      read: fields.flatMap((field) => {
        const files = used.get(field)
        return files ? [{ field, files: [...files].toSorted() }] : []
      }),
      unread: fields.filter((field) => !names.has(nameOf(field))),
      byNameOnly: fields.filter((field) => names.has(nameOf(field)) && !waysTo(field).some((way) => ways.has(way))),
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
