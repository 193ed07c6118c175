import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { Finding } from '#contracts/judge/finding.ts'
import { OpenApiSource } from '#contracts/judge/contract/openapi-source.ts'
import { contractFile } from '../reporters/finding-location.ts'
import { proposeEdit } from './propose-edit.ts'

const project = join(import.meta.dirname, '../../..')

interface Proposal {
  /** A patch for `git apply` in the project's root; empty if there is nothing to propose. */
  patch: string
  /** Findings that no simple edit of the contract can fix. */
  left: Finding[]
}

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

/** A patch of the OpenAPI file with which the host's answers would conform. */
export function propose(findings: readonly Finding[]): Proposal {
  const source = new OpenApiSource(contractFile)
  const files = new Map<string, string>()
  const left: Finding[] = []
  for (const finding of findings) {
    const edit = proposeEdit(finding, source)
    if (edit) {
      const { file, before, start, end, text } = edit
      files.set(file, before.slice(0, start) + text + before.slice(end))
      // The next edit starts from here.
      source.write(file, files.get(file) ?? before)
    } else {
      left.push(finding)
    }
  }
  return { patch: files.size === 0 ? '' : difference(files), left }
}
