import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { openLibrary } from '../call/tiny-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
const book = { title: 'Godan', shelf: 2 }

const files = Array.from({ length: 8 }, (_, index) => join(folder, `killed-${index}.sqlite`))

/** The writer as JavaScript: otherwise each of its threads would convert the sources, at each of its starts. */
const program = join(folder, 'writer-fixture.js')
beforeAll(async () => {
  const ssr = join(import.meta.dirname, 'writer-fixture.ts')
  await build({ configFile: false, logLevel: 'silent', build: { ssr, outDir: folder, emptyOutDir: false } })
})

/**
 * Starts a process that writes to all files at once, and kills it after `after` reported writes, at least one to each
 * file. Returns the last reported write to each file.
 */
function killedWriter(revisions: readonly number[], after: number): Promise<number[]> {
  const writer = spawn(process.execPath, [program, JSON.stringify(files), JSON.stringify(revisions)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const reported = [...revisions]
  let [text, writes] = ['', 0]
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
  const kept = await file.changesAfter(before)
  file.close()
  expect(revision).toBeGreaterThanOrEqual(reported)
  expect(kept.map(({ id }) => id)).toEqual(Array.from(kept, (_, index) => `row-${before + index + 1}`))
  expect(before + kept.length).toBe(revision)
  return revision
}

describe('a shop kept in a file', () => {
  test('survives a restart', async () => {
    const path = join(folder, 'restart.sqlite')
    const file = openSqlite(path)
    const before = await openLibrary({ persistence: file })
    await before.call('POST', '/books', 'vikram', book)
    await before.instance.db.books.delete('book-1')
    await before.call('POST', '/books', 'vikram', book)
    file.close()
    const again = openSqlite(path)
    const after = await openLibrary({ persistence: again })
    again.close()
    expect(await after.state()).toEqual(await before.state())
  })

  test('loses no answered write when its process is killed: 200 kills', async () => {
    let revisions = files.map(() => 0)
    for (let kill = 0; kill < 200 / files.length; kill += 1) {
      const reported = await killedWriter(revisions, files.length + 3 * (kill % 7))
      const before = revisions
      revisions = await Promise.all(
        files.map((path, file) => keptIn(path, before[file] ?? 0, reported[file] ?? Infinity)),
      )
    }
    for (const revision of revisions) expect(revision).toBeGreaterThanOrEqual(200 / files.length)
  })

  test('cannot be opened by a second server', () => {
    const path = join(folder, 'shared.sqlite')
    const first = openSqlite(path)
    expect(() => openSqlite(path)).toThrow(
      `${path} cannot be used: another server is using the file. Stop that one, or give another file with --keep.`,
    )
    first.close()
    openSqlite(path).close()
  })

  test('refuses any other file', () => {
    const path = join(folder, 'letter.txt')
    writeFileSync(path, 'Dear Meera, '.repeat(100))
    expect(() => openSqlite(path)).toThrow(
      /letter\.txt cannot be used: it holds no shop.*Give another file with --keep/,
    )
    expect(() => openSqlite(join(folder, 'no', 'folder.sqlite'))).toThrow(
      /folder\.sqlite cannot be used: its folder does not exist.*Create the folder/,
    )
  })

  test('of an earlier version starts over, with a message', async () => {
    const persistence = openSqlite(join(folder, 'old.sqlite'))
    await openLibrary({ persistence })
    const head = await persistence.read()
    if (!head) throw new Error('The library is kept.')
    await persistence.write({ ...head, version: 1 }, [])
    const reasons: string[] = []
    await openLibrary({ persistence, onReseed: (reason) => reasons.push(reason) })
    const copy = `${join(folder, 'old.sqlite')}.old-1`
    expect(reasons).toEqual([`It was stored by an earlier version. What was stored is kept as ${copy}.`])
    const kept = openSqlite(copy)
    expect(await kept.read()).toMatchObject({ version: 1 })
    kept.close()
    persistence.close()
  })
})
