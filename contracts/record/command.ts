import { z } from 'zod'
import { failureText } from '#contracts/check/could-not-run.ts'
import { judgeHost } from '#contracts/check/judge-host.ts'
import { usageOf } from '#contracts/check/options.ts'
import type { Surroundings } from '#contracts/check/process.ts'
import { reach } from '#contracts/check/reach.ts'
import { readOptions } from '#contracts/check/subject.ts'
import { subjectOf } from '#contracts/check/subject-of.ts'
import { prepareDirectory } from './directory.ts'
import { recordedAt, recordingFlags } from './options.ts'
import { recordSession } from './record-session.ts'

/** Runs `npm run record -- <args>` and resolves to the exit code: 0 recorded, 2 not recorded. */
export async function record(given: readonly string[], surroundings: Surroundings): Promise<0 | 2> {
  const { env, out, err } = surroundings
  let usage = ''
  try {
    const { subject, args } = await subjectOf(given)
    const flags = z.object({ ...recordingFlags.shape, ...subject.flags.shape })
    usage = usageOf('record', flags, subject.usage, {
      says: 'records',
      ending: 'What is personal or secret never reaches the disk. Exit code: 0 recorded, 2 not recorded.',
    })
    if (args.includes('--help')) {
      out(usage)
      return 0
    }
    const options = recordedAt(readOptions(args, env, subject, flags), surroundings.now, subject.zone)
    const { recording, at: now, traceless } = options
    prepareDirectory(recording)
    const around = { ...surroundings, now }
    const reached = await reach(subject, options, around)
    return await recordSession(
      reached.contract,
      options,
      {
        ...subject.recording(recording),
        play: (listening, write) =>
          judgeHost(subject, reached, { ...options, write, traceless: write && traceless }, around, listening),
      },
      surroundings,
    )
  } catch (error) {
    err(failureText(error, 'The recording', usage))
    return 2
  }
}
