import { Problem } from '../../../engine/call/problem.ts'
import { defineKit } from '../define-kit.ts'

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
  check: { also: ['takeBack'] },
  page: { session: 'key', storageName: 'library', prefixes: ['/api'] },
})
