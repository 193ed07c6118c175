import { z } from 'zod'
import { instantOf } from '#mocks/engine/kit/clock.ts'
import { orCouldNotRun, WronglyCalled } from '#contracts/check/could-not-run.ts'
import { type Env, usageOf, whole } from '#contracts/check/options.ts'
import { readCommand, shopFlags, shopUsage } from '#contracts/shop/check/options.ts'

const readInstant = (given: string) =>
  orCouldNotRun(
    () => new Date(instantOf(given)),
    () => `--at ${given}: use a date and time such as 2026-12-24T10:00.`,
  )

const recordFlags = z.object({
  recording: z
    .string()
    .default('reports/recording')
    .describe('directory for the recording, reports/recording by default'),
  proxy: whole(0).optional().describe('pass on the calls of a browser from this port, and record them until Ctrl-C'),
  at: z
    .string()
    .transform(readInstant)
    .optional()
    .describe('the date and time of the recording, such as 2026-12-24T10:00; by default now'),
  ...shopFlags.shape,
})

export const recordUsage = usageOf('record', recordFlags, {
  ...shopUsage,
  ending: `${shopUsage.ending} What is personal or secret never reaches the disk. Exit code: 0 recorded, 2 not\nrecorded.`,
})

/** Reads flags and settings. Throws `CouldNotRun` that names an invalid one. */
export function readRecordOptions(args: readonly string[], env: Env, now: Date) {
  const options = readCommand(args, env, recordFlags)
  if (options.proxy !== undefined && (options.write || options.only !== undefined))
    throw new WronglyCalled('--proxy records what a browser does: leave out --write and --only.')
  return { ...options, at: options.at ?? now }
}
