import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Finding, Rule } from '#contracts/judge/finding.ts'
import type { Contract } from '#openapi/contract/contract.ts'
import { printable } from '#openapi/contract/printable.ts'
import { placeOf } from '../reporters/finding-location.ts'
import { addKey, changeList, dropKey } from './edit-yaml.ts'
import { OpenApiSource } from '#openapi/contract/openapi-source.ts'

/** The rules that an edit takes out of a schema. */
const removable: ReadonlySet<Rule> = new Set<Rule>(['minLength', 'maxLength', 'minimum', 'maximum', 'format'])

const adding = (value: unknown) => (values: unknown[]) => [...new Set([...values, value])]

/** The edit of the OpenAPI file that allows the answer of a finding; undefined if there is no simple one. */
function proposeEdit(contract: Contract, finding: Finding, source: OpenApiSource) {
  const { path, rule, kind, value } = finding
  const { keys, isField } = placeOf(contract, finding)
  if (path === '$' || !isField) return undefined
  const parent = keys.slice(0, -2)
  const properties = keys.slice(0, -1)
  const field = keys.at(-1) ?? ''
  if (field !== printable(field)) return undefined
  const schema = source.find(keys)
  if (rule === 'required')
    return changeList(source.find([...parent, rule]), (names) => names.filter((name) => name !== field))
  if (removable.has(rule)) return dropKey(schema, rule)
  if (rule === 'enum') return value === undefined ? undefined : changeList(source.find([...keys, rule]), adding(value))
  // No schema can express a law.
  if (rule !== 'type' && rule !== 'no such field') return undefined
  // Several answers share a schema, so an earlier finding may have added the field; then its type may still differ.
  return rule === 'no such field' && !schema
    ? addKey(source.find(properties), field, { type: kind, ...(kind === 'array' && { items: {} }) })
    : changeList(source.find([...keys, 'type']), adding(kind))
}

function difference(files: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'contract-patch-'))
  try {
    for (const [file, text] of files) {
      const path = relative('.', file)
      for (const side of ['a', 'b']) cpSync(file, join(folder, side, path))
      writeFileSync(join(folder, 'b', path), text)
    }
    const git = ['diff', '--no-index', '--no-prefix', 'a', 'b']
    const { stdout, stderr, status } = spawnSync('git', git, { cwd: folder, encoding: 'utf8' })
    // git exits with 1 where the two differ.
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
export function propose(contract: Contract, findings: readonly Finding[]): { patch: string; unpatched: Finding[] } {
  const source = new OpenApiSource(contract.source.file)
  const files = new Map<string, string>()
  const unpatched: Finding[] = []
  for (const finding of findings) {
    const edited = proposeEdit(contract, finding, source)
    if (!edited) unpatched.push(finding)
    else {
      files.set(edited.file, edited.text)
      // The next edit starts from here.
      source.write(edited.file, edited.text)
    }
  }
  return { patch: files.size === 0 ? '' : difference(files), unpatched }
}
