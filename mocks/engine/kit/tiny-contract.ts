import { z } from 'zod'
import { backendFor } from './backend.ts'
import { violations } from '../call/check-answer.ts'
import { readRequest } from '../call/read-request.ts'
import { openInstance, type KeepOptions } from './instance.ts'
import { conflict } from '../call/problem.ts'
import { type DataOf, kind } from '../table/row-kind.ts'
import { bySession, sessions } from '../call/sign-in.ts'
import { type StoreOf, storeOf } from '../table/store.ts'
import type { Implementations } from '../call/implementation.ts'

/* For tests: the contract of a library with three operations, since the engine must serve any contract. */

const User = z.strictObject({ id: z.string(), name: z.string(), role: z.enum(['READER', 'LIBRARIAN']) })
const Book = z.strictObject({ id: z.string(), title: z.string().min(1), shelf: z.int().min(1) })
const Loan = z.strictObject({ id: z.string(), bookId: z.string(), userId: z.string() })

const problem = { contentType: 'application/json', schema: z.object({ message: z.string() }) }
const json = <Schema extends z.ZodType>(schema: Schema) => ({ contentType: 'application/json', schema }) as const

export const operations = {
  listBooks: {
    id: 'listBooks',
    tag: 'books',
    method: 'GET',
    path: '/books',
    access: 'public',
    params: null,
    query: z.strictObject({
      shelf: z.coerce.number().int().min(1).optional(),
      ids: z.array(z.string()).optional(),
      heavierThan: z.coerce.number().min(0).optional(),
    }),
    body: null,
    answers: { 200: json(z.array(Book)), 400: problem, default: problem },
  },
  addBook: {
    id: 'addBook',
    tag: 'books',
    method: 'POST',
    path: '/books',
    access: 'LIBRARIAN',
    params: null,
    query: null,
    body: { contentType: 'application/json', required: true, schema: Book.omit({ id: true }) },
    answers: { 201: json(Book), 400: problem, 401: problem, 403: problem, default: problem },
  },
  moveBook: {
    id: 'moveBook',
    tag: 'books',
    method: 'PATCH',
    path: '/books/{id}',
    access: 'public',
    params: z.strictObject({ id: z.string() }),
    query: null,
    headers: z.object({ 'X-Shelf': z.coerce.number().int().min(1) }),
    body: null,
    answers: { 200: json(Book), 400: problem, default: problem },
  },
  borrowBook: {
    id: 'borrowBook',
    tag: 'loans',
    method: 'PUT',
    path: '/books/{id}/loan',
    access: 'token',
    params: z.strictObject({ id: z.string() }),
    query: null,
    body: null,
    answers: { 200: json(Loan), 401: problem, 409: problem, default: problem },
  },
} as const

export const kinds = {
  users: kind(User, { prefix: 'user' }),
  books: kind(Book, { prefix: 'book', indexes: ['shelf'] }),
  loans: kind(Loan, {
    prefix: 'loan',
    links: { bookId: { to: 'books', onDelete: 'delete' }, userId: { to: 'users', onDelete: 'delete' } },
  }),
  sessions,
} as const

type Library = StoreOf<typeof kinds>

const implementations: Implementations<typeof operations, Library, z.output<typeof User>> = {
  listBooks: ({ query: { shelf, ids, heavierThan = 0 }, db }) =>
    (shelf === undefined ? [...db.books.all()] : db.books.where('shelf', shelf)).filter(
      // A book weighs as much as its title is long.
      ({ id, title }) => (ids === undefined || ids.includes(id)) && title.length > heavierThan,
    ),
  addBook: ({ body, db }) => db.books.create({ id: db.books.nextId(), ...body }),
  moveBook: ({ params, headers, db }) => db.books.update(params.id, { shelf: headers['X-Shelf'] }),
  borrowBook: ({ params, user, db }) => {
    if (db.loans.where('bookId', params.id).length > 0) conflict('The book is out.')
    return db.loans.create({ id: db.loans.nextId(), bookId: params.id, userId: user.id })
  },
}

const session = (id: string, userId: string) => ({ id, userId, expires_at: '2030-01-02T00:00:00Z' })

export const seeded: DataOf<typeof kinds> = {
  users: [
    { id: 'user-1', name: 'Asha', role: 'READER' },
    { id: 'user-2', name: 'Vikram', role: 'LIBRARIAN' },
  ],
  books: [{ id: 'book-1', title: 'Malgudi Days', shelf: 1 }],
  loans: [],
  sessions: [session('asha', 'user-1'), session('vikram', 'user-2')],
}

interface LibraryOptions extends KeepOptions {
  data?: DataOf<typeof kinds>
  /** Delays the seeding of the library. */
  before?: Promise<void>
  /** Operations that do otherwise; one that is undefined has no code. */
  otherwise?: { readonly [Id in keyof typeof implementations]?: (typeof implementations)[Id] | undefined }
  /** The examples of the contract. */
  examples?: Readonly<Record<string, { status: number; body: unknown }>>
}

/** Opens the library; each of its scenarios is named after a fault. */
export async function openLibrary({
  data = seeded,
  before,
  otherwise,
  examples = {},
  ...options
}: LibraryOptions = {}) {
  const instance = await openInstance({
    ...options,
    seed: async () => {
      await before
      return storeOf(kinds, structuredClone(data))
    },
    faultsOf: (scenario) => {
      if (scenario === 'default') return {}
      if (scenario === 'loans-out') return { outage: ['loans'] }
      if (scenario === 'token-ends') return { expireToken: true }
      throw new Error(`There is no scenario "${scenario}".`)
    },
    anchor: new Date('2030-01-01T00:00:00Z'),
  })
  const coded = Object.entries({ ...implementations, ...otherwise }).filter(([, run]) => run !== undefined)
  const backend = backendFor({
    operations,
    rules: { read: readRequest, violations },
    signIn: bySession('This needs another account.'),
    implementations: Object.fromEntries(coded),
    exampleOf: async (id) => examples[id],
    instance,
  })
  const call = async (method: string, path: string, token?: string, body?: unknown, more?: Record<string, string>) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }), ...more }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await backend.fetch(new Request(`http://library.test${path}`, { method, headers, ...sent }))
    return { status: response.status, headers: response.headers, body: (await response.json()) as unknown }
  }
  return { instance, state: backend.state, requests: backend.requests, call }
}
