import { closeSync, openSync, writeFileSync } from 'node:fs'
import type { Contract } from '#openapi/contract/contract.ts'
import type { Finding } from '#contracts/judge/finding.ts'
import { orCouldNotRun } from './could-not-run.ts'
import type { CheckOptions } from './options.ts'
import { propose } from './patch/patch.ts'
import type { Surroundings } from './process.ts'
import type { Report } from './report.ts'
import { annotations } from './reporters/annotations.ts'
import { markdown } from './reporters/markdown.ts'
import { writeStepSummary } from './reporters/step-summary.ts'
import { reportText } from './reporters/text.ts'
import { prepareReport, writeReport } from './reporters/write-report.ts'

/**
 * Finds out before a run, which may take minutes, whether its report and its patch can be written. Throws `CouldNotRun`
 * if one of them cannot.
 */
export function prepareOutput({ report, patch }: Pick<CheckOptions, 'report' | 'patch'>): void {
  if (report !== undefined) prepareReport(report)
  // Opened to append, so that an older patch stays until there is a new one.
  if (patch !== undefined) writingPatch(patch, () => closeSync(openSync(patch, 'a')))
}

const writingPatch = (file: string, write: () => void) =>
  orCouldNotRun(write, (reason) => `--patch ${file} cannot be written: ${reason}`)

/** Writes a patch of the OpenAPI file with which the host would conform, and reports how many findings remain. */
function writePatch(contract: Contract, file: string, findings: readonly Finding[], out: (text: string) => void): void {
  const { patch, unpatched } = propose(contract, findings)
  writingPatch(file, () => writeFileSync(file, patch))
  out(
    patch === ''
      ? `${file} is empty: no change to the contract would settle a finding.`
      : `${file} proposes changes for ${findings.length - unpatched.length} of ${findings.length} findings. If the host is right: git apply ${file} && npm run generate`,
  )
}

/** Writes and prints a report in each of the wanted forms. Returns its exit code. */
export function publish(
  contract: Contract,
  options: Pick<CheckOptions, 'report' | 'patch'>,
  report: Report,
  { env, out, err, signal }: Surroundings,
): Report['exitCode'] {
  if (options.report !== undefined) writeReport(options.report, report)
  out(reportText(report))
  if (options.patch !== undefined) writePatch(contract, options.patch, report.findings, out)
  writeStepSummary(env, markdown(report))
  if (env.GITHUB_ACTIONS === 'true' && report.findings.length > 0) out(annotations(report.findings))
  if (report.stopped !== undefined && report.exitCode === 2) {
    const advice = signal?.aborted ? '' : ' Start it again when the host answers properly.'
    err(`The run ended early: ${report.stopped}.${advice}`)
  }
  return report.exitCode
}
