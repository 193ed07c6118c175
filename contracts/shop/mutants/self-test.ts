import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { operations } from '#openapi/generated/operations.ts'
import { failureText, WronglyCalled } from '#contracts/check/could-not-run.ts'
import { allMutants } from './all.ts'
import { soundBackends, unplantable } from './changed-backends.ts'
import type { Mutant } from './mutant.ts'
import { belowPromise, chooseMutants, type Result, scoreText } from './score.ts'
import { tryMutant } from './try-mutant.ts'
import { parseFlags, whole } from '#contracts/check/options.ts'

const text = z.string().optional()

const flags = z.object({
  number: whole(1).default(400),
  sound: whole(0).default(Number.MAX_SAFE_INTEGER),
  seed: whole(0).default(1),
  match: text,
  all: z.boolean().default(false),
  threads: whole(1, 64).default(2),
})

const usage = 'npm run check:self-test -- [--number N] [--sound N] [--seed N] [--match TEXT] [--all] [--threads N]'

/** The faults and sound backends that the flags choose. Throws `WronglyCalled` if there are none. */
function chosen({ number, sound, seed, match, all }: z.output<typeof flags>): { faults: Mutant[]; sound: Mutant[] } {
  const isWanted = ({ name }: Mutant) => match === undefined || name.includes(match)
  const faults = all || match !== undefined ? allMutants.filter(isWanted) : chooseMutants(allMutants, number, seed)
  const backends = soundBackends.filter(isWanted)
  if (match !== undefined && faults.length + backends.length === 0)
    throw new WronglyCalled(`--match ${match}: no planted fault and no sound backend has this in its name.`)
  return { faults, sound: backends.slice(0, sound) }
}

/** Tries mutants in threads, and resolves to what the check found of each. */
async function tried(names: readonly string[], threads: number): Promise<Result[]> {
  const results: Result[] = []
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
  return results
}

/**
 * `npm run check:self-test`: plants faults and counts which the check finds, and runs it on the sound backends, or the
 * first N of them, where it must find nothing. Exit code 1 if it does not keep what it promises, 2 if it is called
 * wrongly.
 */
export async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  try {
    if (args.includes('--help')) {
      process.stdout.write(`${usage}\n`)
      return 0
    }
    const { values } = parseFlags(args, flags)
    const { faults, sound } = chosen(values)
    const stale = unplantable()
    if (stale.length > 0) {
      process.stderr.write(`Faults that cannot be planted any more, in contracts/shop/mutants:\n${stale.join('\n')}`)
      return 1
    }
    const begun = performance.now()
    const names = [...faults, ...sound].map(({ name }) => name)
    const results = await tried(names, values.threads)
    const seconds = Math.round((performance.now() - begun) / 1000)
    process.stdout.write(
      `${scoreText(results)}\n${faults.length} of ${allMutants.length} faults over ${Object.keys(operations).length} operations in ${seconds} s\n`,
    )
    return belowPromise(results).length > 0 ? 1 : 0
  } catch (error) {
    process.stderr.write(`${failureText(error, 'The self-test', usage)}\n`)
    return 2
  }
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

if (!isMainThread) await tryShare(workerData as string[])
else if (import.meta.main) process.exitCode = await main(process.argv.slice(2))
