import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Contract } from './compare.ts'

/**
 * Reads an OpenAPI file, YAML or JSON, with all the files that it refers to, as one document.
 * Throws an `Error` that names the file and the reason when it is not there or is not OpenAPI.
 */
export function bundle(file: string): Contract {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const bundled = join(folder, 'openapi.json')
  try {
    execFileSync('npx', ['--no-install', 'redocly', 'bundle', file, '-o', bundled], {
      stdio: 'pipe',
      env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
    })
    const contract = JSON.parse(readFileSync(bundled, 'utf8')) as Partial<Contract>
    if (!contract.paths) throw new Error('it has no paths')
    return { ...contract, paths: contract.paths }
  } catch (error) {
    const { stderr, message } = error as { stderr?: Buffer; message: string }
    const reason = stderr?.toString().trim().split('\n').at(0) || message
    throw new Error(`${file} could not be read as an OpenAPI file: ${reason}`, { cause: error })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
