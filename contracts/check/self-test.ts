import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { operations } from '#openapi/generated/operations.ts'
import { allMutants } from './mutants/all.ts'
import { soundBackends } from './mutants/changed-backends.ts'
import type { Mutant } from './mutants/mutant.ts'
import { belowPromise, chooseMutants, type Result, scoreText } from './mutants/score.ts'
import { tryMutant } from './mutants/try-mutant.ts'

/**
 * `npm run check:self-test -- [--number N] [--seed N] [--match TEXT] [--all]`: plants faults and counts which the check
 * finds, and runs it on sound backends, where it must find nothing. Exit code 1 if it does not keep what it promises.
 */

interface Share {
  names: string[]
}

async function tryShare({ names }: Share): Promise<void> {
  const wanted = new Set(names)
  for (const mutant of [...allMutants, ...soundBackends].filter(({ name }) => wanted.has(name))) {
    const { alter: _alter, ...about } = mutant
    const result: Result = { ...about, ...(await tryMutant(mutant)) }
    // A message between threads has no origin, unlike one between windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    parentPort?.postMessage(result)
  }
}

function runWorkers(names: readonly string[], threads: number, onResult: (result: Result) => void): Promise<unknown> {
  return Promise.all(
    Array.from({ length: threads }, (_, turn) => {
      const share: Share = { names: names.filter((_name, index) => index % threads === turn) }
      return new Promise<void>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: share })
        worker.on('message', onResult)
        worker.on('error', reject)
        worker.on('exit', () => resolve())
      })
    }),
  )
}

async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    options: {
      number: { ...text, default: '400' },
      seed: { ...text, default: '1' },
      match: text,
      all: { type: 'boolean' },
      threads: { ...text, default: '2' },
    },
  })
  const isWanted = ({ name }: Mutant) => values.match === undefined || name.includes(values.match)
  const faults =
    values.all || values.match !== undefined
      ? allMutants.filter(isWanted)
      : chooseMutants(allMutants, Number(values.number), Number(values.seed))
  const chosen = [...faults, ...soundBackends.filter(isWanted)]
  const results: Result[] = []
  const begun = performance.now()
  await runWorkers(
    chosen.map(({ name }) => name),
    Number(values.threads),
    (result) => {
      results.push(result)
      if (process.stderr.isTTY) process.stderr.write(`\r${results.length} of ${chosen.length}`)
    },
  )
  process.stdout.write(
    `${scoreText(results)}\n${faults.length} of ${allMutants.length} faults over ${Object.keys(operations).length} operations in ${Math.round((performance.now() - begun) / 1000)} s\n`,
  )
  if (belowPromise(results).length > 0) process.exitCode = 1
}

if (isMainThread) await main()
else await tryShare(workerData as Share)
