import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { Finding, Kind, Rule } from '#contracts/judge/finding.ts'
import { OpenApiSource } from '#contracts/judge/contract/openapi-source.ts'
import { contractFile, schemaPointerOf } from '../reporters/finding-location.ts'
import { addKey, changeList, dropKey, type Edited } from './edit-yaml.ts'

/** The narrowest schema for a kind of value. */
const schemaOf = (kind: Kind) => (kind === 'array' ? '{ type: array, items: {} }' : `{ type: ${kind} }`)

/** The rules that an edit takes out of a schema. */
const removable: ReadonlySet<Rule> = new Set<Rule>(['minLength', 'maxLength', 'minimum', 'maximum', 'format'])

/** The edit of the OpenAPI file that allows the answer of a finding; undefined if there is no simple one. */
function proposeEdit(finding: Finding, source: OpenApiSource): Edited | undefined {
  const { path, rule, kind, value } = finding
  // No schema can express a law.
  if (rule === 'law' || path === '$') return undefined
  const pointer = schemaPointerOf(finding)
  if (!pointer) return undefined
  const field = pointer.at(-1) ?? ''
  const parent = source.find(pointer.slice(0, -2))
  if (rule === 'required')
    return parent && changeList(parent, 'required', (names) => names.filter((name) => name !== field))
  if (kind === undefined) return undefined
  const schema = source.find(pointer)
  // Several answers share a schema, so an earlier finding may have added the field; then its type may still differ.
  if (rule === 'no such field' && !schema) {
    const properties = source.find(pointer.slice(0, -1))
    return properties && addKey(properties, field, schemaOf(kind))
  }
  if (!schema) return undefined
  if (removable.has(rule)) return dropKey(schema, rule)
  if (rule === 'enum' && value !== undefined)
    return changeList(schema, 'enum', (values) => [...new Set([...values, value])])
  return rule === 'type' || rule === 'no such field'
    ? changeList(schema, 'type', (types) => [...new Set([...types, kind])])
    : undefined
}

const project = join(import.meta.dirname, '../../..')

function difference(files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-patch-'))
  try {
    for (const [file, text] of files) {
      for (const side of ['a', 'b']) {
        const path = join(folder, side, relative(project, file))
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, side === 'a' ? readFileSync(file, 'utf8') : text)
      }
    }
    const { stdout, stderr, status } = spawnSync('git', ['diff', '--no-index', '--no-prefix', 'a', 'b'], {
      cwd: folder,
      encoding: 'utf8',
    })
    if (status !== 0 && status !== 1) throw new Error(`git could not compare the contract with its edit: ${stderr}`)
    return stdout
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A patch of the OpenAPI file with which the host's answers would conform, for `git apply` in the project's root; empty
 * if there is nothing to propose. `left` are the findings that no simple edit of the contract can fix.
 */
export function propose(findings: readonly Finding[]): { patch: string; left: Finding[] } {
  const source = new OpenApiSource(contractFile)
  const files = new Map<string, string>()
  const left: Finding[] = []
  for (const finding of findings) {
    const edited = proposeEdit(finding, source)
    if (!edited) left.push(finding)
    else {
      files.set(edited.file, edited.text)
      // The next edit starts from here.
      source.write(edited.file, edited.text)
    }
  }
  return { patch: files.size === 0 ? '' : difference(files), left }
}
