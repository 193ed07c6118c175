import { instantOf } from '#mocks/engine/kit/clock.ts'
import { CouldNotRun } from '#contracts/check/could-not-run.ts'
import {
  type Options as CheckOptions,
  parse,
  commandFlags,
  readNumber,
  readCommandOptions,
} from '#contracts/check/options.ts'
import { recordUsage } from './usage.ts'

export interface Options {
  /** What to play; not used with the proxy. */
  play: CheckOptions
  directory: string
  /** The port of the proxy. */
  proxy?: number
  at: Date
}

const text = { type: 'string' } as const
const flags = { ...commandFlags, recording: text, proxy: text, at: text } as const

function readInstant(given: string): Date {
  try {
    return new Date(instantOf(given))
  } catch (error) {
    throw new CouldNotRun(`--at ${given}: use a date and time such as 2026-12-24T10:00.`, { cause: error })
  }
}

/** Reads flags and settings. Throws `CouldNotRun` that names an invalid one. */
export function readRecordOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  now: Date,
): Options {
  const { values, url } = parse(args, flags, recordUsage)
  if (values.proxy !== undefined && (values.write || values.only !== undefined))
    throw new CouldNotRun(`--proxy records what a browser does: leave out --write and --only.\n${recordUsage}`)
  return {
    play: {
      ...readCommandOptions(url, values, env, recordUsage),
      budget: Infinity,
      minCoverage: 0,
      fuzz: 0,
      againstMock: false,
      baseline: [],
    },
    directory: values.recording ?? 'reports/recording',
    ...(values.proxy !== undefined && { proxy: readNumber('proxy', values.proxy, 0) }),
    at: values.at === undefined ? now : readInstant(values.at),
  }
}
