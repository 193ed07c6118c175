import { describe, expect, test, vi } from 'vitest'
import { forbidden } from '../call/problem.ts'
import { openLibrary, seeded } from './tiny-contract.ts'

const book = { title: 'Godan', shelf: 2 }

describe('the engine with the contract of a library', () => {
  test('answers an operation and reads its query', async () => {
    const { call } = await openLibrary()
    expect(await call('GET', '/books?shelf=1')).toMatchObject({ status: 200, body: seeded.books })
    expect(await call('GET', '/books?shelf=2')).toMatchObject({ status: 200, body: [] })
    expect(await call('GET', '/books?shelf=0')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'query.shelf', message: 'At least 1.' }] },
    })
  })

  test('reads a list, a decimal and a header, and answers a PATCH', async () => {
    const books = [1, 2, 3].map((number) => ({ id: `book-${number}`, title: 'x'.repeat(number), shelf: 1 }))
    const { call } = await openLibrary({ data: { ...seeded, books } })
    const idsOf = async (query: string) =>
      ((await call('GET', `/books?${query}`)).body as Array<{ id: string }>).map(({ id }) => id)
    expect(await idsOf('ids=book-1&ids=book-3')).toEqual(['book-1', 'book-3'])
    expect(await idsOf('ids=book-2')).toEqual(['book-2'])
    expect(await idsOf('heavierThan=1.5')).toEqual(['book-2', 'book-3'])
    for (const wrong of ['heavierThan=1.5e0', 'heavierThan=', 'shelf=1.5', 'shelf=1&shelf=2'])
      expect(await call('GET', `/books?${wrong}`), wrong).toMatchObject({ status: 400 })
    const moved = await call('PATCH', '/books/book-2', undefined, undefined, { 'x-shelf': '4' })
    expect(moved).toMatchObject({ status: 200, body: { id: 'book-2', shelf: 4 } })
    expect(await call('PATCH', '/books/book-2')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'headers.X-Shelf', message: 'Must be a number.' }] },
    })
    expect((await call('PATCH', '/books/book-2', undefined, undefined, { 'x-shelf': '4.5' })).status).toBe(400)
  })

  test('requires the sign-in and the role in the contract', async () => {
    const { call } = await openLibrary()
    expect(await call('POST', '/books', undefined, book)).toMatchObject({ status: 401 })
    expect(await call('POST', '/books', 'nobody', book)).toMatchObject({ status: 401 })
    expect(await call('POST', '/books', 'asha', book)).toMatchObject({ status: 403 })
    expect(await call('POST', '/books', 'vikram', book)).toMatchObject({ status: 201, body: { id: 'book-2', ...book } })
    expect(await call('PUT', '/books/book-2/loan', 'asha')).toMatchObject({ status: 200, body: { userId: 'user-1' } })
  })

  test('ends a session when it expires', async () => {
    const { call } = await openLibrary({ settings: { at: '2030-01-02T00:00:00Z' } })
    expect(await call('PUT', '/books/book-1/loan', 'asha')).toMatchObject({ status: 401 })
  })

  test('names each wrong field of a body', async () => {
    const { call } = await openLibrary()
    expect(await call('POST', '/books', 'vikram', { title: '', pages: 3 })).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: 'body.title', message: 'Required.' },
          { path: 'body.shelf', message: 'Required.' },
          { path: 'body.pages', message: 'Unknown field.' },
        ],
      },
    })
  })

  test('answers 501 to an unknown path and 405 to another method, with the nearest operation', async () => {
    const { call } = await openLibrary()
    const nowhere = await call('GET', '/shelves')
    expect(nowhere).toMatchObject({ status: 501, body: { message: expect.stringContaining('(listBooks)') as string } })
    const mistyped = await call('PUT', '/book/1/loans')
    expect(mistyped).toMatchObject({
      status: 501,
      body: { message: expect.stringContaining('(borrowBook)') as string },
    })
    expect(await call('GET', '/books/'), 'another path').toMatchObject({ status: 501 })
    const removed = await call('DELETE', '/books')
    expect(removed).toMatchObject({ status: 405, body: { message: expect.stringContaining('/books (') as string } })
    expect(removed.headers.get('Allow')).toBe('GET, HEAD, POST')
  })

  test('applies the network faults of a scenario', async () => {
    const { call } = await openLibrary({ settings: { scenario: 'loans-out' } })
    expect(await call('PUT', '/books/book-1/loan', 'asha')).toMatchObject({ status: 503 })
    expect(await call('GET', '/books')).toMatchObject({ status: 200 })
  })

  test('reports where an answer breaks the contract', async () => {
    const spy = vi.spyOn(console, 'error').mockReturnValue()
    const { instance, call } = await openLibrary()
    Object.assign(instance.db.books.get('book-1') ?? {}, { shelf: 0 })
    expect(await call('GET', '/books')).toMatchObject({
      status: 500,
      body: { message: expect.stringContaining('listBooks 200 breaks the contract at body[0].shelf') as string },
    })
    spy.mockRestore()
  })

  test.each([
    ['refused', 403, () => forbidden('The shelf is full.')],
    ['failed', 500, () => Promise.reject(new Error('A bug.'))],
    ['wrongly answered', 500, () => ({ id: 'book-9', title: '', shelf: 0 })],
  ])('takes back what a %s call has written', async (_word, status, ends) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const books = [1, 2, 3].map((number) => ({ id: `book-${number}`, title: 'Godan', shelf: 1 }))
    const { call, instance, state } = await openLibrary({
      data: { ...seeded, books },
      otherwise: {
        addBook: async ({ body, db }) => {
          await db.books.create({ id: db.books.nextId(), ...body })
          await db.books.update('book-2', { shelf: 7 })
          await db.loans.create({ id: db.loans.nextId(), bookId: 'book-1', userId: 'user-1' })
          await db.books.delete('book-1')
          return ends()
        },
      },
    })
    const before = await state()
    expect(await call('POST', '/books', 'vikram', book)).toMatchObject({ status })
    expect(await state()).toEqual(before)
    expect(await call('GET', '/books')).toMatchObject({ body: books })
    expect(await call('GET', '/books?shelf=1')).toMatchObject({ body: books })
    expect(await call('PUT', '/books/book-1/loan', 'asha')).toMatchObject({ status: 200 })
    expect(instance.db.takeChanges()).toEqual([])
    expect(logged).toHaveBeenCalledTimes(status === 500 ? 1 : 0)
    logged.mockClear()
  })

  test('keeps what other calls wrote before', async () => {
    const { call } = await openLibrary()
    await call('POST', '/books', 'vikram', book)
    await call('PUT', '/books/book-2/loan', 'asha')
    expect(await call('PUT', '/books/book-2/loan', 'asha')).toMatchObject({ status: 409 })
    expect(await call('GET', '/books?shelf=2')).toMatchObject({ body: [{ id: 'book-2', ...book }] })
  })

  test("answers the contract's example where an operation has no code, and refuses as it would", async () => {
    const example = { id: 'book-9', ...book }
    const { call, requests } = await openLibrary({
      otherwise: { addBook: undefined, listBooks: undefined },
      examples: { addBook: { status: 201, body: example } },
    })
    expect(await call('POST', '/books', undefined, book)).toMatchObject({ status: 401 })
    expect(await call('POST', '/books', 'asha', book)).toMatchObject({ status: 403 })
    expect(await call('POST', '/books', 'vikram', { title: '' })).toMatchObject({ status: 400 })
    const answer = await call('POST', '/books', 'vikram', book)
    expect(answer).toMatchObject({ status: 201, body: example })
    expect(answer.headers.get('X-Kit-Answer')).toBe('example')
    expect(requests.all().map(({ status, from }) => [status, from])).toEqual([
      [401, 'mock'],
      [403, 'mock'],
      [400, 'mock'],
      [201, 'example'],
    ])
  })

  test('says of an operation with neither code nor example what is missing', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { call } = await openLibrary({ otherwise: { listBooks: undefined } })
    const message = 'listBooks has no implementation, and the contract no example of its answer.'
    expect(await call('GET', '/books')).toMatchObject({ status: 500, body: { message } })
    logged.mockClear()
  })
})
