import { applyBaseline } from './baseline.ts'
import { CouldNotRun } from './could-not-run.ts'
import { readOptions } from './options.ts'
import { inWords, reportOf, writeReport } from './report.ts'
import { run } from './runner.ts'

interface Surroundings {
  env: Readonly<Record<string, string | undefined>>
  /** For the names of this run's records and the days of the baseline. */
  now: Date
  out: (text: string) => void
  err: (text: string) => void
  signal?: AbortSignal
  onProgress?: (done: number, all: number) => void
}

/** `npm run check -- <args>`. Gives the exit code: 0 clean, 1 drift, 2 could not run. */
export async function check(
  args: readonly string[],
  { env, now, out, err, ...surroundings }: Surroundings,
): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(args, env)
    const begun = performance.now()
    const played = await run(options, now.getTime().toString(36), surroundings)
    const judged = applyBaseline(played.findings, options.baseline, now.toISOString().slice(0, 10))
    const report = reportOf(options, played, judged, now, performance.now() - begun)
    if (options.report !== undefined) writeReport(options.report, report)
    out(inWords(report))
    if (played.stopped !== undefined && report.exitCode === 0) {
      err(`The run ended early: ${played.stopped}. Start it again once the host is well.`)
      return 2
    }
    return report.exitCode
  } catch (error) {
    if (!(error instanceof CouldNotRun))
      err(`The check itself failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    else err(error.message)
    return 2
  }
}
