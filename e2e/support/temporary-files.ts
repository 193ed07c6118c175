import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives the tests of a run one folder for all of their temporary files, and removes it afterwards. */
export default function keepTogether(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'suvarnika-'))
  // Windows reads TEMP, the others TMPDIR.
  process.env.TMPDIR = folder
  process.env.TEMP = folder
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
