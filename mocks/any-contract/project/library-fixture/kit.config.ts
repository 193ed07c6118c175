import { Problem } from '../../../engine/call/problem.ts'
import { defineKit } from '../define-kit.ts'
import type { KitLaw } from '../own-check.ts'

const returnsFollowLoans: KitLaw = {
  name: 'returns-follow-loans',
  sentence: 'A book comes back after it was lent.',
  reason: 'Fines are reckoned from the days between.',
  judge: function* ({ id, answer: { body } }) {
    if (id !== 'takeBack') return
    const { lentAt, returnedAt } = body as { lentAt: string; returnedAt: string }
    if (returnedAt < lentAt) yield { path: '$.returnedAt', expected: `a time after ${lentAt}`, got: returnedAt }
  },
}

const booksComeBackOnce: KitLaw = {
  name: 'books-come-back-once',
  sentence: 'A book that is back cannot be taken back again.',
  reason: 'The second return would move the day for which a fine is due.',
}

export default defineKit({
  contract: 'library.yaml',
  zone: 'Europe/Paris',
  store: {
    rows: 8,
    seed: 7,
    accounts: [
      { name: 'reader', token: 'reader-key' },
      { name: 'librarian', role: 'librarian', token: 'librarian-key' },
    ],
    operations: {
      takeBack: async ({ db, params, now }) => {
        const loans = db.table('loans')
        const [row] = loans.where('key', params.loanId ?? '')
        if (!row) throw new Problem(404, 'There is no such loan.')
        if (typeof row.record.returnedAt === 'string') throw new Problem(409, 'The book is back already.')
        const record = { ...row.record, returnedAt: now.toISOString() }
        await loans.update(row.id, { record })
        return record
      },
    },
    scenarios: {
      'all-lent': {
        description: 'no book is back',
        change: async ({ db }) => {
          const loans = db.table('loans')
          for (const { id, record } of loans.all()) await loans.update(id, { record: { ...record, returnedAt: null } })
        },
      },
    },
    stories: [
      {
        name: 'An evening rush',
        sentence: 'No book is back, and the librarian takes them one after another.',
        address: '/?kit-scenario=all-lent&kit-role=librarian&kit-changes=none',
      },
    ],
    errorBody: (_path, { message, status }) => ({ title: message, ...(status !== undefined && { status }) }),
  },
  check: {
    also: ['takeBack'],
    laws: [returnsFollowLoans, booksComeBackOnce],
    journeys: [
      {
        name: 'lend a book and take it back, twice',
        about: ['lend', 'takeBack'],
        make: async ({ make, ask, broken, pick }) => {
          const book = pick('book', (await make('listBooks', 'user', {})) as { id: number }[])
          const member = pick('member', (await make('listMembers', 'user', {})) as { id: number }[])
          const loan = await make('lend', 'user', { body: { bookId: book.id, memberId: member.id } })
          const params = { loanId: String((loan as { id: number }).id) }
          await make('takeBack', 'user', { params })
          const again = await ask('takeBack', 'user', { params }, ['2XX', '4XX'])
          const { status } = again.answer
          if (status < 300) broken(booksComeBackOnce, again, 'status', '409 for a book that is back', String(status))
        },
      },
    ],
    // A return stays as long as its loan, which the contract says how to delete.
    undo: { takeBack: {} },
  },
  page: { session: 'key', storageName: 'library', prefixes: ['/api'] },
})
