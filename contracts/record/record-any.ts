import { z } from 'zod'
import { messageOnly } from '#mocks/engine/call/problem.ts'
import { anyFlags, anyUsage, judgeAny, reachAny, readAny } from '#contracts/check/any/command.ts'
import { failureText } from '#contracts/check/could-not-run.ts'
import { usageOf } from '#contracts/check/options.ts'
import type { Send } from '#contracts/check/host.ts'
import type { Surroundings } from '#contracts/check/process.ts'
import { recordedAt, recordingEnding, recordingFlags } from './options.ts'
import { recordSession } from './record-session.ts'

const flags = z.object({ ...anyFlags.shape, ...recordingFlags.shape })

const usage = usageOf('record', flags, { ...anyUsage, ending: `${anyUsage.ending} ${recordingEnding}` })

/** `npm run record -- <url> --contract FILE`. Resolves to the exit code: 0 recorded, 2 not recorded. */
export async function recordAny(args: readonly string[], surroundings: Surroundings): Promise<0 | 2> {
  try {
    if (args.includes('--help')) {
      surroundings.out(usage)
      return 0
    }
    const options = { ...recordedAt(readAny(args, surroundings.env, flags), surroundings.now), budget: Infinity }
    const reached = await reachAny(options, surroundings)
    const play = (listening: (send: Send) => Send, write: boolean) =>
      judgeAny(reached, { ...options, write }, surroundings, listening)
    return await recordSession(reached.contract, options, { errorBody: messageOnly, play }, surroundings)
  } catch (error) {
    surroundings.err(failureText(error, 'The recording', usage))
    return 2
  }
}
