import { errorBody } from '#mocks/shop/error-body.ts'
import { failureText } from '#contracts/check/could-not-run.ts'
import { argsOfAnyApi } from '#contracts/check/options.ts'
import type { Surroundings } from '#contracts/check/process.ts'
import { recordSession } from '#contracts/record/record-session.ts'
import { run } from '#contracts/shop/check/runner.ts'
import { shopContract } from '#contracts/shop/shop-contract.ts'
import { readRecordOptions, recordUsage } from './options.ts'

/** Runs `npm run record -- <args>` and resolves to the exit code: 0 recorded, 2 not recorded. */
export async function record(args: readonly string[], surroundings: Surroundings): Promise<0 | 2> {
  const { env, now, out, err } = surroundings
  try {
    // Not without the flag, since it loads what reads any contract.
    const ofAny = await argsOfAnyApi(args)
    if (ofAny) return await (await import('#contracts/record/record-any.ts')).recordAny(ofAny, surroundings)
    if (args.includes('--help')) {
      out(recordUsage)
      return 0
    }
    const options = readRecordOptions(args, env, now)
    const { traceless, at } = options
    return await recordSession(
      shopContract,
      options,
      {
        errorBody,
        play: (listening, write) =>
          run({ ...options, write, traceless: write && traceless }, { ...surroundings, now: at, listening }),
        setting: 'VITE_API_URL',
        advice: `To serve them: npm run serve -- --recording ${options.recording}`,
      },
      surroundings,
    )
  } catch (error) {
    err(failureText(error, 'The recording', recordUsage))
    return 2
  }
}
