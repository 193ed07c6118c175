import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect } from 'vitest'
import { openSqlite } from './sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'killed-'))

const files = Array.from({ length: 8 }, (_, index) => join(folder, `killed-${index}.sqlite`))

/** The writer as JavaScript: otherwise each of its threads would convert the sources, at each of its starts. */
const program = join(folder, 'writer-fixture.js')
async function buildWriter() {
  const ssr = join(import.meta.dirname, 'writer-fixture.ts')
  await build({ configFile: false, logLevel: 'silent', build: { ssr, outDir: folder, emptyOutDir: false } })
}

/**
 * Starts a process that writes to all files at once, and kills it after `after` reported writes, at least one to each
 * file. Returns the last reported write to each file.
 */
function killedWriter(revisions: readonly number[], after: number): Promise<number[]> {
  const writer = spawn(process.execPath, [program, JSON.stringify(files), JSON.stringify(revisions)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const reported = [...revisions]
  let text = ''
  let writes = 0
  writer.stdout.on('data', (chunk: Buffer) => {
    const lines = (text + chunk.toString()).split('\n')
    text = lines.pop() ?? ''
    for (const line of lines) {
      const [file = 0, revision = 0] = line.split(' ').map(Number)
      reported[file] = revision
      writes += 1
    }
    const hasBegun = reported.every((revision, file) => revision > (revisions[file] ?? 0))
    if (hasBegun && writes >= after) writer.kill('SIGKILL')
  })
  return new Promise((resolve) => {
    writer.on('close', () => resolve(reported))
  })
}

/** Expects a file to hold every write up to the reported one, complete and in order. Returns how many it holds. */
async function keptIn(path: string, before: number, reported: number): Promise<number> {
  const file = openSqlite(path)
  const revision = (await file.read())?.revision ?? 0
  const stored = await file.changesAfter(before)
  file.close()
  expect(revision).toBeGreaterThanOrEqual(reported)
  expect(stored.map(({ id }) => id)).toEqual(Array.from(stored, (_, index) => `row-${before + index + 1}`))
  expect(before + stored.length).toBe(revision)
  return revision
}

/**
 * Starts a writer to eight files again and again, kills it while it writes, and expects the files to hold every reported
 * write. Resolves to how many writes each file holds in the end.
 */
export async function writeAndKill(rounds: number): Promise<number[]> {
  await buildWriter()
  let revisions = files.map(() => 0)
  for (let round = 0; round < rounds; round += 1) {
    const reported = await killedWriter(revisions, files.length + 3 * (round % 7))
    const before = revisions
    revisions = await Promise.all(
      files.map((path, file) => keptIn(path, before[file] ?? 0, reported[file] ?? Infinity)),
    )
  }
  return revisions
}
