import { messageOf } from '#openapi/contract/message-of.ts'
import { printable } from '#openapi/contract/printable.ts'

/** The check could not run, which is no finding about the host: exit code 2. The message says what to do. */
export class CouldNotRun extends Error {}

/** A command was called wrongly: its usage is shown with the message. */
export class WronglyCalled extends CouldNotRun {}

/** The result of a task; if it fails, throws `CouldNotRun` with what `explain` makes of the reason. */
export function orCouldNotRun<Result>(task: () => Result, explain: (reason: string) => string): Result {
  try {
    return task()
  } catch (error) {
    if (error instanceof CouldNotRun) throw error
    throw new CouldNotRun(explain(messageOf(error)), { cause: error })
  }
}

/** What a command says of the error that ended it. Its message may hold what a host has sent. */
export function failureText(error: unknown, what: string, usage: string): string {
  if (error instanceof WronglyCalled) return `${printable(error.message)}\n${usage}`
  if (error instanceof CouldNotRun) return printable(error.message)
  const frames = error instanceof Error ? (error.stack?.match(/^ +at .*$/gm) ?? []) : []
  return [printable(`${what} itself failed: ${String(error)}`), ...frames.map(printable)].join('\n')
}
