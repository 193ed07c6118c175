import { withProject } from '#mocks/any-contract/project/read-project.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { anySubject } from './any/any-subject.ts'
import { CouldNotRun } from './could-not-run.ts'
import type { Subject } from './subject.ts'

/**
 * Of which API a command is: that of `--contract FILE`, else of the project. With its arguments, to which those of the
 * project are added. Rejects with `CouldNotRun` if there is neither, or if the configuration is wrong.
 */
export async function subjectOf(given: readonly string[]): Promise<{ subject: Subject; args: string[] }> {
  const {
    args,
    part: own = {},
    zone,
  } = await withProject(given, 'check').catch((error: unknown) => {
    throw new CouldNotRun(messageOf(error), { cause: error })
  })
  // Only the kit's own project has it, whose module gives it this type.
  if (own.instead !== undefined) return { subject: own.instead as Subject, args }
  if (!args.some((arg) => /^--contract(?:=|$)/.test(arg)) && !args.includes('--help'))
    throw new CouldNotRun('Name the contract: --contract FILE, or a kit.config.ts in this folder.')
  return { subject: anySubject(own, zone), args }
}
