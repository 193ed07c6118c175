import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { writeAndKill } from './killed-writer-fixture.ts'
import { openLibrary } from './tiny-contract.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
const book = { title: 'Godan', shelf: 2 }

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

  test('loses no answered write when its process is killed: 16 kills', async () => {
    const revisions = await writeAndKill(2)
    expect(Math.min(...revisions)).toBeGreaterThanOrEqual(2)
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
      /letter\.txt cannot be used: it holds no state.*Give another file with --keep/,
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
    const copied = openSqlite(copy)
    expect(await copied.read()).toMatchObject({ version: 1 })
    copied.close()
    persistence.close()
  })
})
