import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { openLibrary } from './tiny-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
/** Each kill starts a process: KILL_ROUNDS=200 looks longer than there is time for in every run. */
const kills = Number(process.env.KILL_ROUNDS ?? 40)
const book = { title: 'Godan', shelf: 2 }

/** Starts a writer, kills it once it has said `after` writes, and gives the last one it said. */
function killedWriter(path: string, from: number, after: number): Promise<number> {
  const writer = spawn(process.execPath, [join(import.meta.dirname, 'writer-for-tests.ts'), path, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  writer.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString()
    if (text.split('\n').length > after) writer.kill('SIGKILL')
  })
  return new Promise((resolve) => {
    writer.on('close', () => resolve(Number(text.split('\n').at(-2))))
  })
}

/** Kills writers on one file, `rounds` times, and looks each time that nothing is lost that was said to be kept. */
async function killRounds(path: string, rounds: number): Promise<number> {
  let known = 0
  for (let round = 0; round < rounds; round += 1) {
    const said = await killedWriter(path, known, 1 + (round % 7))
    const file = openSqlite(path)
    const head = await file.read()
    const kept = await file.changesAfter(known)
    file.close()
    const revision = head?.revision ?? 0
    expect(revision).toBeGreaterThanOrEqual(said)
    expect(kept.map(({ id }) => id)).toEqual(Array.from(kept, (_, index) => `row-${known + index + 1}`))
    expect(known + kept.length).toBe(revision)
    known = revision
  }
  return known
}

describe('a shop kept in a file', () => {
  test('is there after a restart', async () => {
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

  test('loses nothing that it said to have kept, however its process ends', { timeout: 120_000 }, async () => {
    const files = ['a', 'b', 'c', 'd'].map((name) => join(folder, `${name}.sqlite`))
    const written = await Promise.all(files.map((path) => killRounds(path, kills / 4)))
    for (const count of written) expect(count).toBeGreaterThan(kills / 4)
  })

  test('is refused to a second server', () => {
    const path = join(folder, 'shared.sqlite')
    const first = openSqlite(path)
    expect(() => openSqlite(path)).toThrow(`${path} cannot be used: another server is using the file.`)
    first.close()
    openSqlite(path).close()
  })

  test('is not made of any other file', () => {
    const path = join(folder, 'letter.txt')
    writeFileSync(path, 'Dear Meera, '.repeat(100))
    expect(() => openSqlite(path)).toThrow(/letter\.txt cannot be used: file is not a database/)
    expect(() => openSqlite(join(folder, 'no', 'folder.sqlite'))).toThrow(/unable to open database file/)
  })

  test('of an earlier version begins anew, with a word', async () => {
    const persistence = openSqlite(join(folder, 'old.sqlite'))
    await openLibrary({ persistence })
    const head = await persistence.read()
    if (!head) throw new Error('The library is kept.')
    await persistence.write({ ...head, version: 1 }, [])
    const reasons: string[] = []
    await openLibrary({ persistence, onReseed: (reason) => reasons.push(reason) })
    expect(reasons).toEqual(['It was kept by an earlier version.'])
    persistence.close()
  })
})
