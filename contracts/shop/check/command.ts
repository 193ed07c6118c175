import { shopContract } from '#contracts/shop/shop-contract.ts'
import type { AppUsage } from '#contracts/check/app-usage.ts'
import type { Surroundings } from '#contracts/check/process.ts'
import { failureText } from '#contracts/check/could-not-run.ts'
import { argsOfAnyApi } from '#contracts/check/options.ts'
import { checkUsage, namesAJourney, readOptions } from './options.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { printable } from '#openapi/contract/printable.ts'
import { journeyNamed, listText } from './list.ts'
import { prepareOutput, publish } from '#contracts/check/publish.ts'
import { type Report, reportOf } from '#contracts/check/report.ts'
import { writeReport } from '#contracts/check/reporters/write-report.ts'
import { run } from './runner.ts'

export interface CheckSurroundings extends Surroundings {
  /** Finds out what the shop uses of the contract, for the report. */
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
export async function check(args: readonly string[], surroundings: CheckSurroundings): Promise<0 | 1 | 2> {
  const { env, now, out, err, appUsage } = surroundings
  try {
    // Not without the flag, since it loads what reads any contract.
    const ofAny = await argsOfAnyApi(args)
    if (ofAny) return await (await import('#contracts/check/any/command.ts')).checkAny(ofAny, surroundings)
    if (args.includes('--help')) {
      out(checkUsage)
      return 0
    }
    if (args.includes('--list')) {
      out(listText())
      return 0
    }
    const options = readOptions(args, env)
    if (options.only !== undefined && namesAJourney(options.only)) journeyNamed(options.only)
    const contract = shopContract
    prepareOutput(options)
    const begun = performance.now()
    const outcome = await run(options, surroundings)
    const report = reportOf(contract, options, outcome, now, performance.now() - begun)
    const exitCode = publish(contract, options, report, surroundings)
    if (options.report !== undefined && appUsage) await addUsage(options.report, report, appUsage, surroundings)
    return exitCode
  } catch (error) {
    err(failureText(error, 'The check', checkUsage))
    return 2
  }
}
