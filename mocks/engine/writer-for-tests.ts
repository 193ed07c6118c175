import { writeSync } from 'node:fs'
import { openSqlite } from './sqlite.ts'

/** For tests: writes to the file without end, and says the number of each write as soon as it is kept. */
const [path = '', from = '0'] = process.argv.slice(2)
const persistence = openSqlite(path)
for (let revision = Number(from) + 1; ; revision += 1) {
  const record = { id: `row-${revision}`, text: 'x'.repeat(revision % 3000) }
  const head = { version: 3, settings: { seed: 1, scenario: 'default' }, seeded: '', startedAt: 0, revision, epoch: 1 }
  await persistence.write({ ...head, counters: {} }, [{ collection: 'rows', id: record.id, record }])
  writeSync(1, `${revision}\n`)
}
