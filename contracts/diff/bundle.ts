import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import type { Contract } from './contract.ts'

/** Not started by npx, which takes longer than the bundling. */
const redocly = join(import.meta.dirname, '../../node_modules/@redocly/cli/bin/cli.js')

/** Lines of redocly's errors that hold no reason: progress, a heading, a place in a file, a frame around a notice. */
const unspecific = /(?:\.\.\.|:)$|^\[\d+\] |^[╔║╚]/

/** The line of redocly's errors that says what is wrong. */
function reasonIn(stderr: string): string | undefined {
  // Colours too: FORCE_COLOR of any value makes redocly write them.
  const lines = stripVTControlCharacters(stderr)
    .split('\n')
    .map((line) => line.trim())
  return lines.find((line) => line !== '' && !unspecific.test(line))?.replace(/^- /, '')
}

/**
 * Reads an OpenAPI file, YAML or JSON, with all the files that it refers to, as one document.
 * Rejects with an `Error` that names the file and the reason if it is missing or not OpenAPI.
 */
export async function bundle(file: string): Promise<Contract> {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const bundled = join(folder, 'openapi.json')
  try {
    await promisify(execFile)(process.execPath, [redocly, 'bundle', file, '-o', bundled], {
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    })
    const contract = JSON.parse(readFileSync(bundled, 'utf8')) as Partial<Contract>
    if (!contract.paths) throw new Error('it has no paths')
    return { ...contract, paths: contract.paths }
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string }
    const reason = reasonIn(stderr ?? '') ?? message
    throw new Error(`${file} could not be read as an OpenAPI file: ${reason}`, { cause: error })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
