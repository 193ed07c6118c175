import { parseArgs } from 'node:util'
import { CouldNotRun } from '../could-not-run.ts'
import { usage } from './usage.ts'

export function parse(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const
    const options = {
      write: { type: 'boolean', default: false },
      traceless: { type: 'boolean', default: false },
      'against-mock': { type: 'boolean', default: false },
      report: text,
      patch: text,
      baseline: text,
      only: text,
      seed: text,
      timeout: text,
      budget: text,
      rate: text,
      fuzz: text,
      'min-coverage': text,
    } as const
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new CouldNotRun(`${error instanceof Error ? error.message : String(error)}\n${usage}`, { cause: error })
  }
}
