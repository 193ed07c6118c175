import { z } from 'zod'
import { type Env, usageOf } from '#contracts/check/options.ts'
import { recordedAt, recordingEnding, recordingFlags } from '#contracts/record/options.ts'
import { readCommand, shopFlags, shopUsage } from '#contracts/shop/check/options.ts'

const recordFlags = z.object({ ...recordingFlags.shape, ...shopFlags.shape })

export const recordUsage = usageOf('record', recordFlags, {
  ...shopUsage,
  ending: `${shopUsage.ending} ${recordingEnding}\nWith --contract FILE it records any other host: see docs/any-api.md.`,
})

/** Reads flags and settings. Throws `CouldNotRun` that names an invalid one. */
export const readRecordOptions = (args: readonly string[], env: Env, now: Date) =>
  recordedAt(readCommand(args, env, recordFlags), now)
