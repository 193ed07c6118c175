import { Problem } from '../../../engine/call/problem.ts'
import { defineKit } from '../define-kit.ts'

export default defineKit({
  contract: 'library.yaml',
  store: {
    rows: 8,
    seed: 7,
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
  },
  check: { also: ['takeBack'] },
  page: { storageName: 'library', prefixes: ['/api'] },
})
