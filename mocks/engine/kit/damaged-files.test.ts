import { copyFileSync, existsSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { openLibrary } from './tiny-contract.ts'
import { openSqlite } from './sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'damaged-'))
const whole = join(folder, 'whole.sqlite')
const books = 20

const first = openSqlite(whole)
const { call } = await openLibrary({ persistence: first })
for (let book = 0; book < books; book += 1)
  await call('POST', '/books', 'vikram', { title: `Godan ${book}`, shelf: (book % 5) + 1 })
first.close()
const size = readFileSync(whole).length

/** Numbers from 0 up to `end`, the same in each run. */
function numbers(seed: number): (end: number) => number {
  let state = seed * 2_654_435_761 + 1
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % end
  }
}

const damages: Record<string, (path: string, upTo: (end: number) => number) => void> = {
  'bytes are flipped': (path, upTo) => {
    const bytes = readFileSync(path)
    for (let flip = 0; flip < 8; flip += 1) bytes[upTo(size)] = upTo(256)
    writeFileSync(path, bytes)
  },
  'the end is cut off': (path, upTo) => truncateSync(path, upTo(size)),
  'a part is zeroed': (path, upTo) => {
    const bytes = readFileSync(path)
    bytes.fill(0, upTo(size), upTo(size))
    writeFileSync(path, bytes)
  },
  'rows are swapped': (path, upTo) => {
    const database = new DatabaseSync(path)
    const ids = database.prepare('SELECT id FROM rows').all()
    const [one, other] = [ids[upTo(books)], ids[upTo(books)]].map((row) => String(row?.id))
    database
      .prepare('UPDATE rows SET row = (SELECT row FROM rows WHERE id = ?) WHERE id = ?')
      .run(String(one), String(other))
    database.close()
  },
}

/** Opens a damaged file. Returns what was said, and whether the library can be used. */
async function start(path: string): Promise<{ said: string[]; isOpen: boolean }> {
  const said: string[] = []
  const tell = (sentence: string) => said.push(sentence)
  try {
    const file = openSqlite(path, { onDamage: tell })
    const library = await openLibrary({ persistence: file, onReseed: tell })
    expect((await library.call('GET', '/books')).status).toBe(200)
    expect((await library.call('POST', '/books', 'vikram', { title: 'Nirmala', shelf: 1 })).status).toBe(201)
    file.close()
    return { said, isOpen: true }
  } catch (error) {
    return { said: [...said, (error as Error).message], isOpen: false }
  }
}

/** Damages files with these numbers, and opens each. */
async function withstands(kind: string, from: number, to: number): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    const path = join(folder, `${kind.replaceAll(' ', '-')}-${number}.sqlite`)
    copyFileSync(whole, path)
    damages[kind]?.(path, numbers(number))
    const { said, isOpen } = await start(path)
    for (const sentence of said) {
      expect(sentence).toMatch(/^[A-Z/].*\.$/s)
      expect(sentence).not.toMatch(/undefined|TypeError|JSON|rollback/)
    }
    if (!isOpen) expect(said.at(-1)).toMatch(new RegExp(`^${path} cannot be used: .* --keep`))
    else if (said.length > 0) expect(existsSync(`${path}.old-1`), said.join(' ')).toBe(true)
    const again = await start(path)
    expect(again.isOpen).toBe(isOpen)
    if (isOpen) expect(again.said, 'the second start finds it mended').toEqual([])
  }
}

describe.each(Object.keys(damages))('%s in', (kind) => {
  test('10 files: each opens, is set aside whole, or says which file it is and what to do', () =>
    withstands(kind, 1, 10))

  // Of this kind no two files are alike; of the others each of the first ten is like many of these.
  test('40 more files', { tags: kind === 'bytes are flipped' ? [] : 'slow' }, () => withstands(kind, 11, 50))
})

test('a full disk refuses the write in plain words, and keeps what was stored', async () => {
  const path = join(folder, 'full.sqlite')
  const file = openSqlite(path, { limit: 40 * 4096 })
  const library = await openLibrary({ persistence: file })
  const add = () => library.call('POST', '/books', 'vikram', { title: 'Godan '.repeat(2000), shelf: 1 })
  const spy = vi.spyOn(console, 'error').mockReturnValue()
  let answer = await add()
  for (let tries = 0; answer.status === 201 && tries < 100; tries += 1) answer = await add()
  expect(answer).toMatchObject({
    status: 500,
    body: { message: expect.stringContaining(`${path} cannot be used: the disk is full.`) },
  })
  spy.mockRestore()
  const before = await library.call('GET', '/books')
  file.close()
  const again = openSqlite(path)
  expect(await (await openLibrary({ persistence: again })).call('GET', '/books')).toEqual(before)
  again.close()
})
