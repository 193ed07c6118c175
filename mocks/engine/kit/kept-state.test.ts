import { describe, expect, test, vi } from 'vitest'
import { keptInMemory } from './kept-in-memory.ts'
import { openLibrary, seeded } from './tiny-contract.ts'

const book = { title: 'Godan', shelf: 2 }

describe('a kept state', () => {
  const later = { ...seeded, books: [...seeded.books, { id: 'book-9', title: 'Gitanjali', shelf: 3 }] }

  test('survives a restart', async () => {
    const { persistence } = keptInMemory()
    const before = await openLibrary({ persistence })
    await before.call('POST', '/books', 'vikram', book)
    const after = await openLibrary({ persistence })
    expect(await after.state()).toEqual(await before.state())
    expect(await after.call('POST', '/books', 'vikram', book)).toMatchObject({ body: { id: 'book-3' } })
  })

  test('has the format of version 4; a change of the format needs a higher keptVersion', async () => {
    const { persistence } = keptInMemory()
    const { call } = await openLibrary({ persistence, settings: { scenario: 'token-ends' } })
    await call('POST', '/books', 'vikram', book)
    await call('POST', '/books', 'vikram', book)
    const head = await persistence.read()
    const [change] = await persistence.changesAfter(0)
    expect([head?.version, Object.keys({ ...head }).toSorted(), Object.keys({ ...change }).toSorted()]).toEqual([
      4,
      ['counters', 'epoch', 'revision', 'seeded', 'settings', 'startedAt', 'tokenExpired', 'version'],
      ['collection', 'id', 'revision', 'row'],
    ])
  })

  test('does not block writes of other tabs while it is seeded', async () => {
    const { persistence } = keptInMemory()
    const { call } = await openLibrary({ persistence })
    const { promise, resolve } = Promise.withResolvers<void>()
    const opening = openLibrary({ persistence, before: promise })
    expect(await call('POST', '/books', 'vikram', book)).toMatchObject({ status: 201 })
    resolve()
    expect(await (await opening).call('GET', '/books')).toMatchObject({ body: [{ id: 'book-1' }, { id: 'book-2' }] })
  })

  test('starts over with a notice when the seed has changed, and keeps the session', async () => {
    const { persistence } = keptInMemory()
    const { instance } = await openLibrary({ persistence })
    await instance.exclusively(true, () => instance.db.sessions.create({ ...seeded.sessions[0], id: 'new' } as never))
    const reasons: string[] = []
    const after = await openLibrary({ persistence, data: later, onReseed: (reason) => reasons.push(reason) })
    expect(reasons).toEqual(['Its seeded rows have changed in this version.'])
    expect(after.instance.db.books.count()).toBe(2)
    expect(await after.call('PUT', '/books/book-9/loan', 'new')).toMatchObject({ status: 200 })
    expect(await (await openLibrary({ persistence, data: later })).state()).toEqual(await after.state())
  })

  test.each([
    [1, 'It was stored by an earlier version.'],
    [99, 'It was stored by a later version.'],
  ])('of version %i starts over, with a reason', async (version, reason) => {
    const { persistence } = keptInMemory()
    await openLibrary({ persistence })
    const head = await persistence.read()
    if (!head) throw new Error('The library is kept.')
    await persistence.write({ ...head, version }, [])
    const reasons: string[] = []
    const { call } = await openLibrary({ persistence, onReseed: (text) => reasons.push(text) })
    expect(reasons).toEqual([reason])
    expect(await call('GET', '/books')).toMatchObject({ status: 200 })
  })

  test('lets an open tab of an earlier version continue on its own, with a notice', async () => {
    const { persistence } = keptInMemory()
    const reasons: string[] = []
    const old = await openLibrary({ persistence, onDetached: (reason) => reasons.push(reason) })
    await old.call('POST', '/books', 'vikram', book)
    const updated = await openLibrary({ persistence, data: later })
    expect(await old.call('GET', '/books')).toMatchObject({ status: 200, body: [{ id: 'book-1' }, { id: 'book-2' }] })
    expect(await old.call('POST', '/books', 'vikram', book)).toMatchObject({ status: 201 })
    expect(reasons).toEqual(['Its seeded rows have changed in this version.'])
    expect(await updated.call('GET', '/books')).toMatchObject({ body: [{ id: 'book-1' }, { id: 'book-9' }] })
  })

  test('fails the call if the tab cannot continue on its own', async () => {
    const { persistence } = keptInMemory()
    const { call } = await openLibrary({ persistence })
    await openLibrary({ persistence, data: later })
    const spy = vi.spyOn(console, 'error').mockReturnValue()
    expect(await call('GET', '/books')).toMatchObject({ status: 500 })
    spy.mockRestore()
  })
})
