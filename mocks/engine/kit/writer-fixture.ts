import { writeSync } from 'node:fs'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { openSqlite } from './sqlite.ts'

interface Task {
  file: number
  path: string
  from: number
}

function report(line: string): void {
  for (;;) {
    try {
      writeSync(1, line)
      return
    } catch (error) {
      // The pipe is full until the test has read more of it.
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
    }
  }
}

/** Writes to a file until killed, and reports the number of each completed write. */
async function write({ file, path, from }: Task): Promise<never> {
  const persistence = openSqlite(path)
  for (let revision = from + 1; ; revision += 1) {
    const row = { id: `row-${revision}`, text: 'x'.repeat(revision % 3000) }
    const head = {
      version: 3,
      settings: { seed: 1, scenario: 'default' },
      seeded: '',
      startedAt: 0,
      revision,
      epoch: 1,
    }
    await persistence.write({ ...head, counters: {} }, [{ collection: 'rows', id: row.id, row }])
    report(`${file} ${revision}\n`)
  }
}

/* For tests: a process that writes to many files at once, one thread for each, so that one kill interrupts them all. */
if (isMainThread) {
  const [paths = '[]', revisions = '[]'] = process.argv.slice(2)
  const from = JSON.parse(revisions) as number[]
  for (const [file, path] of (JSON.parse(paths) as string[]).entries())
    void new Worker(new URL(import.meta.url), { workerData: { file, path, from: from[file] ?? 0 } satisfies Task })
} else await write(workerData as Task)
