import { z } from 'zod'
import { instantOf } from '#mocks/engine/kit/clock.ts'
import { orCouldNotRun, WronglyCalled } from '#contracts/check/could-not-run.ts'
import { whole } from '#contracts/check/options.ts'

const readInstant = (given: string, zone: string) =>
  orCouldNotRun(
    () => new Date(instantOf(given, zone)),
    () => `--at ${given}: use a date and time such as 2026-12-24T10:00.`,
  )

/** The flags that say what is recorded, and where. */
export const recordingFlags = z.object({
  recording: z
    .string()
    .default('reports/recording')
    .describe('directory for the recording, reports/recording by default'),
  proxy: whole(0, 65_535)
    .optional()
    .describe('pass on the calls of a browser from this port, and record them until Ctrl-C'),
  at: z.string().optional().describe('the date and time of the recording, such as 2026-12-24T10:00; by default now'),
})

interface Given {
  proxy?: number | undefined
  at?: string | undefined
  write: boolean
  only?: string | readonly string[] | undefined
}

/**
 * The options with the time of the recording, which is given as in `zone`. Throws `WronglyCalled` for a proxy that is to
 * make calls too.
 */
export function recordedAt<Options extends Given>(options: Options, now: Date, zone: string) {
  if (options.proxy !== undefined && (options.write || options.only !== undefined))
    throw new WronglyCalled('--proxy records what a browser does: leave out --write and --only.')
  return { ...options, at: options.at === undefined ? now : readInstant(options.at, zone) }
}
