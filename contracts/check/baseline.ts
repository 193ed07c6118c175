import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { anyPlace, type Finding } from '#contracts/judge/finding.ts'
import { CouldNotRun, orCouldNotRun } from './could-not-run.ts'

/** Why something is accepted, and the last day on which it is. */
export const untilADay = { reason: z.string().min(1), expires: z.iso.date() }

const Entry = z.strictObject({
  operation: z.string().min(1),
  /** The path as in the report; any list index matches every index. */
  path: z.string().min(1),
  /** Accepts only the findings of this law. */
  law: z.string().min(1).optional(),
  ...untilADay,
})

/** Known drift that is accepted until a date. */
type Baseline = ReadonlyArray<z.infer<typeof Entry>>

/** The text of a baseline. Throws `CouldNotRun` when it cannot be read. */
export const readBaselineFile = (path: string): string =>
  orCouldNotRun(
    () => readFileSync(path, 'utf8'),
    (reason) => `--baseline ${path} cannot be read: ${reason}`,
  )

/** Reads a list of entries. Throws `CouldNotRun` with the reason if it is invalid. */
export function parseEntries<Of>(text: string, name: string, entry: z.ZodType<Of>, form: string): Of[] {
  const json = orCouldNotRun(
    () => JSON.parse(text) as unknown,
    () => `--baseline ${name} is not JSON.`,
  )
  const { data, error } = z.array(entry).safeParse(json)
  if (data) return data
  const [issue] = error.issues
  throw new CouldNotRun(
    `--baseline ${name}, ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}. It is a list of ${form}.`,
  )
}

/** Reads a baseline file. Throws `CouldNotRun` with the reason if it is invalid. */
export const parseBaseline = (text: string, name: string): Baseline =>
  parseEntries(text, name, Entry, '{ operation, path, law?, reason, expires }')

/** Separates accepted findings from the others; `today` is YYYY-MM-DD. An expired entry accepts nothing. */
export function applyBaseline(findings: readonly Finding[], baseline: Baseline, today: string) {
  const names = (entry: Baseline[number], { operation, path, law }: Finding) =>
    entry.operation === operation && anyPlace(entry.path) === anyPlace(path) && (entry.law ?? law) === law
  const valid = baseline.filter(({ expires }) => expires >= today)
  const accepted = findings.filter((finding) => valid.some((entry) => names(entry, finding)))
  return {
    findings: findings.filter((finding) => !accepted.includes(finding)),
    accepted,
    /** Expired entries: each fails the check until it is renewed or removed. */
    expired: baseline.filter(({ expires }) => expires < today),
    /** Entries that match no finding. */
    unused: baseline.filter((entry) => !findings.some((finding) => names(entry, finding))),
  }
}
