import { expect, expectTypeOf, test } from 'vitest'
import { Reply } from '../../engine/call/implementation.ts'
import { defineKit } from './define-kit.ts'
import type { components, operations } from './library-fixture/generated/library.ts'

type Loan = components['schemas']['Loan']

const loan: Loan = { id: 1, bookId: 1, memberId: 1, lentAt: '2026-01-15T10:00:00Z' }

// What must not compile is marked: the type checker tells of a mark that is not needed.
test('a rule is given what openapi-typescript says of its operation', () => {
  const { store } = defineKit<operations>({
    contract: 'library.yaml',
    store: {
      operations: {
        listBooks: ({ params, query, body }) => {
          expectTypeOf(query.genre).toEqualTypeOf<'novel' | 'poem' | 'play' | undefined>()
          expectTypeOf(body).toEqualTypeOf<undefined>()
          // @ts-expect-error: the path has no parameter.
          expectTypeOf(params.bookId).toBeString()
          return []
        },
        replaceBook: ({ params, query, body }) => {
          // The texts of the path as they are.
          expectTypeOf(params).toEqualTypeOf<{ readonly bookId: string }>()
          expectTypeOf(body).toEqualTypeOf<components['schemas']['NewBook']>()
          // @ts-expect-error: there is no query.
          expectTypeOf(query.genre).toBeString()
          return { ...body, id: Number(params.bookId) }
        },
      },
    },
  })
  expect(store).toHaveProperty('operations.replaceBook')
})

test('a rule answers the body of the success, or a reply, or refuses', () => {
  const { store } = defineKit<operations>({
    contract: 'library.yaml',
    store: {
      operations: {
        takeBack: async ({ db, params }) => {
          const [row] = db.table('loans').where('key', params.loanId)
          return row ? (row.record as Loan) : loan
        },
        lend: () => new Reply(202, { later: true }),
        removeBook: () => undefined,
        getLoan: () => {
          throw new Error('Never.')
        },
        // @ts-expect-error: a list of books is no list of loans.
        listLoans: () => [{ id: 1, title: 'A book' }],
      },
    },
  })
  expect(store).toHaveProperty('operations.removeBook')
})

test('a rule of no operation does not compile', () => {
  // @ts-expect-error: it is called takeBack.
  const { contract } = defineKit<operations>({ contract: 'a.yaml', store: { operations: { takeBackk: () => loan } } })
  expect(contract).toBe('a.yaml')
})

test('without them a rule may be of any operation', () => {
  const { store } = defineKit({
    contract: 'library.yaml',
    store: {
      operations: {
        anything: ({ params, query, body }) => {
          expectTypeOf(params).toEqualTypeOf<Readonly<Record<string, string>>>()
          expectTypeOf(query).toEqualTypeOf<Readonly<Record<string, unknown>>>()
          return body
        },
      },
    },
  })
  expect(store).toHaveProperty('operations.anything')
})
