import { describe, expect, test, vi } from 'vitest'
import { storeOf } from './store.ts'
import type { RowChange } from './table.ts'
import { kinds, openLibrary, seeded } from '../kit/tiny-contract.ts'

const book = { title: 'Godan', shelf: 2 }

const change = (id: string, row: RowChange['row'] & Partial<typeof book>) => ({ collection: 'books', id, row })

describe('a store', () => {
  test('deletes or clears references to a deleted row, as the links say', async () => {
    const { instance, call } = await openLibrary()
    await call('PUT', '/books/book-1/loan', 'asha')
    await instance.db.books.delete('book-1')
    expect([instance.db.books.count(), instance.db.loans.count()]).toEqual([0, 0])
    expect(instance.db.takeChanges().map(({ collection, id, row }) => [collection, id, row])).toEqual([
      ['loans', 'loan-1', null],
      ['books', 'book-1', null],
    ])
  })

  test('puts several rows or none of them, and takes them back with the call that put them', async () => {
    const { instance, state } = await openLibrary()
    const { db } = instance
    const before = await state()
    const rows = db.books.all()
    const put = (shelf: number) =>
      db.put([
        { collection: 'books', id: 'book-1', row: null },
        change('book-7', { id: 'book-7', ...book }),
        change('book-8', { id: 'book-8', ...book, shelf }),
      ])
    await expect(put(0)).rejects.toThrow('books "book-8" does not fit its row in shelf')
    expect([await state(), db.books.all(), db.takeChanges()]).toEqual([before, rows, []])
    const refused = async () => {
      await db.books.create({ id: 'book-6', title: 'Kafan', shelf: 1 })
      await put(2)
      await expect(put(0)).rejects.toThrow('books "book-8"')
      expect(db.books.all().map(({ id }) => id)).toEqual(['book-6', 'book-7', 'book-8'])
      throw new Error('Refused.')
    }
    await expect(db.orTakeBack(refused)).rejects.toThrow('Refused.')
    expect([await state(), db.books.all(), db.takeChanges()]).toEqual([before, rows, []])
  })

  test('names table, row and path of an invalid seeded row, once', async () => {
    const spy = vi.spyOn(console, 'error').mockReturnValue()
    const books = Array.from({ length: 64 }, (_, index) => ({ id: `book-${index + 1}`, title: '', shelf: 0 }))
    await expect(storeOf(kinds, { ...seeded, books })).rejects.toThrow(
      /^books "book-1" does not fit its row in title: .*; shelf: [^;]*$/,
    )
    expect(spy).not.toHaveBeenCalled()
  })

  test('has a fingerprint that does not depend on sessions', async () => {
    const [one, other] = await Promise.all([openLibrary(), openLibrary({ data: { ...seeded, sessions: [] } })])
    expect((await one.state()).hash).toBe((await other.state()).hash)
    await one.call('POST', '/books', 'vikram', book)
    expect((await one.state()).hash).not.toBe((await other.state()).hash)
    expect((await one.state()).counts).toEqual({ users: 2, books: 2, loans: 0, sessions: 2 })
  })
})
