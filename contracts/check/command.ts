import { writeFileSync } from 'node:fs'
import type { Contract } from '#contracts/contract/contract.ts'
import { shopContract } from '#contracts/exchanges/shop-contract.ts'
import type { Finding } from '#contracts/judge/finding.ts'
import type { AppUsage } from './app-usage/app-usage.ts'
import type { Surroundings } from './process.ts'
import { failureText, orCouldNotRun } from './could-not-run.ts'
import { checkUsage, namesAJourney, readOptions } from './options.ts'
import { journeyNamed, listText } from './list.ts'
import { propose } from './patch/patch.ts'
import { reportOf } from './report.ts'
import { annotations } from './reporters/annotations.ts'
import { markdown } from './reporters/markdown.ts'
import { writeStepSummary } from './reporters/step-summary.ts'
import { reportText } from './reporters/text.ts'
import { prepareReport, writeReport } from './reporters/write-report.ts'
import { run } from './runner.ts'

export interface CheckSurroundings extends Surroundings {
  /** Finds out what the shop uses of the contract, for the report. */
  appUsage?: () => Promise<AppUsage>
}

/** Writes a patch of the OpenAPI file with which the host would conform, and reports how many findings remain. */
function writePatch(contract: Contract, file: string, findings: readonly Finding[], out: (text: string) => void): void {
  const { patch, left } = propose(contract, findings)
  orCouldNotRun(
    () => writeFileSync(file, patch),
    () => `--patch ${file} cannot be written.`,
  )
  out(
    patch === ''
      ? `${file} is empty: no change to the contract would settle a finding.`
      : `${file} proposes changes for ${findings.length - left.length} of ${findings.length} findings. If the host is right: git apply ${file} && npm run generate`,
  )
}

/** Runs `npm run check -- <args>` and resolves to the exit code: 0 clean, 1 drift, 2 could not run. */
export async function check(args: readonly string[], surroundings: CheckSurroundings): Promise<0 | 1 | 2> {
  const { env, now, out, err, appUsage, signal } = surroundings
  try {
    if (args.includes('--list')) {
      out(listText())
      return 0
    }
    const options = readOptions(args, env)
    if (options.only !== undefined && namesAJourney(options.only)) journeyNamed(options.only)
    const contract = shopContract
    if (options.report !== undefined) prepareReport(options.report)
    const begun = performance.now()
    const outcome = await run(options, surroundings)
    const report = reportOf(contract, options, outcome, now, performance.now() - begun)
    if (options.report !== undefined)
      writeReport(options.report, { ...report, ...(appUsage && { appUsage: await appUsage() }) })
    out(reportText(report))
    if (options.patch !== undefined) writePatch(contract, options.patch, report.findings, out)
    writeStepSummary(env, markdown(report))
    if (env.GITHUB_ACTIONS === 'true' && report.findings.length > 0) out(annotations(report.findings))
    if (report.stopped !== undefined && report.exitCode === 2) {
      const advice = signal?.aborted ? '' : ' Start it again when the host answers properly.'
      err(`The run ended early: ${report.stopped}.${advice}`)
    }
    return report.exitCode
  } catch (error) {
    err(failureText(error, 'The check', checkUsage))
    return 2
  }
}
