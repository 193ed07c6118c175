import { writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { isAddress } from '#openapi/contract/is-address.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { findProject, partOf } from '#mocks/any-contract/project/read-project.ts'
import { readFlags } from '#mocks/http/flags.ts'
import { readBaselineFile } from '../check/baseline.ts'
import { orCouldNotRun } from '../check/could-not-run.ts'
import { makeDirectory } from '../check/make-directory.ts'
import { writeStepSummary } from '../check/reporters/step-summary.ts'
import type { Contract } from '#openapi/contract/contract.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import { printable, printableIn } from '#openapi/contract/printable.ts'
import { applyAccepted, parseAccepted } from './accepted.ts'
import { compare } from './compare.ts'
import { withFile } from './file-of-commit.ts'
import { judgesOf } from './judges.ts'
import {
  asMarkdown,
  asText,
  changeAnnotations,
  type Comparison,
  isBreaking,
  type LocatedChange,
  type Reach,
} from './report.ts'

const usage =
  'npm run diff -- old.yaml [new.yaml] [--report DIR] [--baseline FILE] [--json FILE] [--annotations] [--config FILE]; REV:FILE for a file of a commit'

export interface DiffSurroundings {
  out: (text: string) => void
  err: (text: string) => void
  env?: Readonly<Record<string, string | undefined>>
  now?: Date
}

/** What is known of an API beside its contracts: what of an app uses an operation, and the journeys of the check. */
interface Knowledge {
  readonly reachOf: (id: string) => Reach
  readonly journeys: Parameters<typeof judgesOf>[1]
}

/** All that differs between two files, with the lines, hooks and screens. */
const changesBetween = (old: string, now: string, knowledge: Knowledge): Promise<LocatedChange[]> =>
  withFile(now, async (file, folder = '') => {
    const [before, after] = await Promise.all([withFile(old, readContract), readContract(file)])
    const shown = (path: string) => path.split(`${basename(folder)}/`).at(-1) ?? path
    return changesOf(before, after, knowledge).map((each) => ({ ...each, file: folder ? shown(each.file) : each.file }))
  })

function changesOf(before: Contract, after: Contract, { reachOf, journeys }: Knowledge): LocatedChange[] {
  const found = compare(before.document, after.document).map((change) => {
    // The app and the journeys may know an operation by its new name or by its old one.
    const ids = [...change.operations, ...change.formerly]
    return {
      ...change,
      ...after.source.lineOf(change.pointer, change.pointer.at(-2) === 'parameters'),
      reach: ids.map((id) => ({ operation: id, ...reachOf(id) })),
      judges: judgesOf({ part: change.part, operations: ids }, journeys),
    }
  })
  return printableIn(found)
}

const asJson = (changes: readonly LocatedChange[]) => `${JSON.stringify(changes, null, 2)}\n`

function writeReport(directory: string, comparison: Comparison): void {
  makeDirectory(resolve(directory))
  writeFileSync(join(directory, 'changes.md'), asMarkdown(comparison))
  writeFileSync(join(directory, 'changes.json'), asJson(comparison.changes))
}

const writing = (flag: string, path: string, write: () => void) =>
  orCouldNotRun(write, (reason) => `--${flag} ${path} cannot be written: ${reason}`)

/** The file of a contract as it is called from this folder. */
const fromHere = (file: string) => (isAddress(file) ? file : relative(process.cwd(), file))

const options = {
  json: { type: 'string' },
  report: { type: 'string' },
  baseline: { type: 'string' },
  annotations: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** `npm run diff -- <args>`. Returns the exit code: 0 nothing breaks, 1 something does, 2 a file cannot be read. */
export async function diff(
  args: readonly string[],
  surroundings: DiffSurroundings,
  reachOf: Knowledge['reachOf'] = () => ({ hooks: [], screens: [] }),
): Promise<0 | 1 | 2> {
  const { out, err, env = {}, now: today = new Date() } = surroundings
  try {
    const { others, project } = await findProject(args)
    const { positionals, values } = readFlags({ args: others, allowPositionals: true, options })
    if (values.help) {
      out(`${usage}\n`)
      return 0
    }
    const [old, now = project && fromHere(project.config.contract), ...rest] = positionals
    if (old === undefined || now === undefined || rest.length > 0)
      throw new Error(`Name one or two OpenAPI files: ${usage}`)
    const { baseline, report, json } = values
    const { journeys = [] } = (project && (await partOf(project, 'check'))) ?? {}
    const accepted = baseline === undefined ? [] : parseAccepted(readBaselineFile(baseline), baseline)
    const comparison = applyAccepted(
      await changesBetween(old, now, { reachOf, journeys }),
      accepted,
      today.toISOString().slice(0, 10),
    )
    out(asText(comparison))
    if (values.annotations) out(changeAnnotations(comparison))
    if (json !== undefined) writing('json', json, () => writeFileSync(json, asJson(comparison.changes)))
    if (report !== undefined) writing('report', report, () => writeReport(report, comparison))
    writeStepSummary(env, asMarkdown(comparison))
    return isBreaking(comparison) ? 1 : 0
  } catch (error) {
    const lines = messageOf(error).split('\n').map(printable)
    err(`${lines.join('\n  | ')}\n`)
    return 2
  }
}
