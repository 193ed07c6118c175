import { isAddress } from '#openapi/contract/is-address.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { printable } from '#openapi/contract/printable.ts'
import type { AppUsage } from './app-usage.ts'
import { CouldNotRun, failureText } from './could-not-run.ts'
import { judgeHost } from './judge-host.ts'
import { usageOf } from './options.ts'
import type { Surroundings } from './process.ts'
import { prepareOutput, publish } from './publish.ts'
import { reach } from './reach.ts'
import { type Report, reportOf } from './report.ts'
import { writeReport } from './reporters/write-report.ts'
import { readOptions } from './subject.ts'
import { subjectOf } from './subject-of.ts'

export interface CheckSurroundings extends Surroundings {
  /** Finds out what an app uses of the contract, for the report. */
  appUsage?: () => Promise<AppUsage>
}

/** Adds to a report what the app uses: afterwards, since that takes some seconds, which must not cost the findings. */
async function addUsage(
  directory: string,
  report: Report,
  appUsage: () => Promise<AppUsage>,
  { err, signal }: Pick<Surroundings, 'err' | 'signal'>,
): Promise<void> {
  const usage = await appUsage().catch((error: unknown) => {
    const reason = signal?.aborted ? 'it was stopped' : messageOf(error)
    err(printable(`The report lacks what the app uses of the contract: ${reason}`))
  })
  if (usage) writeReport(directory, { ...report, appUsage: usage })
}

/** Runs `npm run check -- <args>` and resolves to the exit code: 0 clean, 1 drift, 2 could not run. */
export async function check(given: readonly string[], surroundings: CheckSurroundings): Promise<0 | 1 | 2> {
  const { env, now, out, err, appUsage } = surroundings
  let usage = ''
  try {
    const { subject, args } = await subjectOf(given)
    usage = usageOf('check', subject.checkFlags, subject.usage, {
      says: 'judges',
      ending: 'Exit code: 0 clean, 1 drift, 2 could not run.',
    })
    if (args.includes('--help')) {
      out(usage)
      return 0
    }
    if (args.includes('--list')) {
      out(await subject.list(args))
      return 0
    }
    const options = readOptions(args, env, subject, subject.checkFlags)
    if (options.patch !== undefined && isAddress(options.contract ?? ''))
      throw new CouldNotRun(`--patch needs a file: ${options.contract} is an address.`)
    prepareOutput(options)
    const begun = performance.now()
    const reached = await reach(subject, options, surroundings)
    const { contract } = reached
    const outcome = await judgeHost(subject, reached, options, surroundings)
    reached.watch.end()
    const only = [options.only ?? []].flat().join(', ') || undefined
    const report = reportOf(contract, { ...options, only }, outcome, now, performance.now() - begun)
    const exitCode = publish(contract, options, report, surroundings)
    if (options.report !== undefined && appUsage) await addUsage(options.report, report, appUsage, surroundings)
    return exitCode
  } catch (error) {
    err(failureText(error, 'The check', usage))
    return 2
  }
}
