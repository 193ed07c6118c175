import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { operations } from '#openapi/generated/operations.ts'
import { allMutants } from './mutants/all.ts'
import { soundBackends, unplantable } from './mutants/changed-backends.ts'
import type { Mutant } from './mutants/mutant.ts'
import { belowPromise, chooseMutants, type Result, scoreText } from './mutants/score.ts'
import { tryMutant } from './mutants/try-mutant.ts'

/**
 * `npm run check:self-test -- [--number N] [--sound N] [--seed N] [--match TEXT] [--all]`: plants faults and counts which the check
 * finds, and runs it on the sound backends, or the first N of them, where it must find nothing. Exit code 1 if it does not keep what it promises.
 */
async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      number: { ...text, default: '400' },
      sound: text,
      seed: { ...text, default: '1' },
      match: text,
      all: { type: 'boolean' },
      threads: { ...text, default: '2' },
    },
  })
  const stale = unplantable()
  if (stale.length > 0) {
    process.stderr.write(`Faults that cannot be planted any more, in contracts/check/mutants:\n${stale.join('\n')}`)
    process.exitCode = 1
    return
  }
  const isWanted = ({ name }: Mutant) => values.match === undefined || name.includes(values.match)
  const faults =
    values.all || values.match !== undefined
      ? allMutants.filter(isWanted)
      : chooseMutants(allMutants, Number(values.number), Number(values.seed))
  const sound = soundBackends.filter(isWanted).slice(0, values.sound === undefined ? Infinity : Number(values.sound))
  const names = [...faults, ...sound].map(({ name }) => name)
  const threads = Number(values.threads)
  const results: Result[] = []
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: threads }, (_, turn) => {
      const share = names.filter((_name, index) => index % threads === turn)
      const worker = new Worker(new URL(import.meta.url), { workerData: share })
      worker.on('message', (result: Result) => {
        results.push(result)
        if (process.stderr.isTTY) process.stderr.write(`\r${results.length} of ${names.length}`)
      })
      return once(worker, 'exit')
    }),
  )
  process.stdout.write(
    `${scoreText(results)}\n${faults.length} of ${allMutants.length} faults over ${Object.keys(operations).length} operations in ${Math.round((performance.now() - begun) / 1000)} s\n`,
  )
  if (belowPromise(results).length > 0) process.exitCode = 1
}

/** Tries the mutants with these names, in a thread of its own. */
async function tryShare(names: readonly string[]): Promise<void> {
  for (const mutant of [...allMutants, ...soundBackends].filter(({ name }) => names.includes(name))) {
    const { alter: _alter, ...about } = mutant
    const result: Result = { ...about, ...(await tryMutant(mutant)) }
    // A message between threads has no origin, unlike one between windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort?.postMessage(result)
  }
}

if (isMainThread) await main()
else await tryShare(workerData as string[])
