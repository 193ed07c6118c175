import { parseArgs } from 'node:util'
import { messageOf } from '#mocks/engine/call/message-of.ts'
import { CouldNotRun } from '../could-not-run.ts'

const text = { type: 'string' } as const

/** The flags of every command that plays on a host. */
export const playFlags = {
  write: { type: 'boolean', default: false },
  traceless: { type: 'boolean', default: false },
  only: text,
  seed: text,
  timeout: text,
  rate: text,
} as const

const checkFlags = {
  ...playFlags,
  'against-mock': { type: 'boolean', default: false },
  report: text,
  patch: text,
  baseline: text,
  budget: text,
  fuzz: text,
  'min-coverage': text,
} as const

type Flags = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

/** Reads flags and the one host. Throws `CouldNotRun` with the usage for an unknown flag or a second host. */
export function parse<Known extends Flags>(args: readonly string[], options: Known, usage: string) {
  const read = () => {
    try {
      return parseArgs({ args: [...args], allowPositionals: true, options })
    } catch (error) {
      throw new CouldNotRun(`${messageOf(error)}\n${usage}`, { cause: error })
    }
  }
  const { values, positionals } = read()
  const [url, ...others] = positionals
  if (others.length > 0) throw new CouldNotRun(`One host at a time, not ${positionals.join(' and ')}.\n${usage}`)
  if (url === undefined) throw new CouldNotRun(`Name the host.\n${usage}`)
  return { values, url }
}

export const parseCheck = (args: readonly string[], usage: string) => parse(args, checkFlags, usage)
