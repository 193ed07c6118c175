import { shopContract } from '#contracts/shop/shop-contract.ts'
import type { AppUsage } from '#contracts/check/app-usage.ts'
import type { Surroundings } from '#contracts/check/process.ts'
import { failureText } from '#contracts/check/could-not-run.ts'
import { isOfAnyApi } from '#contracts/check/options.ts'
import { checkUsage, namesAJourney, readOptions } from './options.ts'
import { journeyNamed, listText } from './list.ts'
import { publish } from '#contracts/check/publish.ts'
import { reportOf } from '#contracts/check/report.ts'
import { prepareReport } from '#contracts/check/reporters/write-report.ts'
import { run } from './runner.ts'

export interface CheckSurroundings extends Surroundings {
  /** Finds out what the shop uses of the contract, for the report. */
  appUsage?: () => Promise<AppUsage>
}

/** Runs `npm run check -- <args>` and resolves to the exit code: 0 clean, 1 drift, 2 could not run. */
export async function check(args: readonly string[], surroundings: CheckSurroundings): Promise<0 | 1 | 2> {
  const { env, now, out, err, appUsage } = surroundings
  try {
    // Not without the flag, since it loads what reads any contract.
    if (isOfAnyApi(args)) return await (await import('#contracts/check/any/command.ts')).checkAny(args, surroundings)
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
    const usage = options.report !== undefined && appUsage ? { appUsage: await appUsage() } : {}
    return publish(contract, options, { ...report, ...usage }, surroundings)
  } catch (error) {
    err(failureText(error, 'The check', checkUsage))
    return 2
  }
}
