import { same } from '#openapi/contract/json.ts'
import { operationNamed } from '#openapi/contract/operation.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import type { Session } from './session.ts'
import type { Call } from '../judge/call.ts'
import type { RequestInput, Undoing } from '#openapi/contract/request.ts'

/** What one exchange or journey has created, and how to undo it. */
export interface Created extends Undoing {
  caller: string
  /** In place of the caller's token. */
  token?: string | null
}

const isSameCall = (one: RequestInput, other: RequestInput) =>
  same(one.params, other.params) && same(one.body, other.body)

/** Records what a session creates, and undoes it. */
export function keepTrack(session: Session) {
  /** What remains on the host. */
  const leftovers: string[] = []

  /** Records how to undo a successful call, by its answer. A call that undoes an earlier one need not be repeated. */
  function remember(created: Created[], call: Call): void {
    const { operation, id, caller, input, answer, token } = call
    const undone = created.findIndex((each) => each.id === id && isSameCall(each.input, input))
    if (answer.status < 300 && undone >= 0) {
      const [{ remains } = {}] = created.splice(undone, 1)
      if (remains !== undefined) leftovers.push(remains)
    }
    const changed = answer.status === 201 || (answer.status === 200 && !('201' in operation.answers))
    const undoing = changed ? session.options.knowledge.undoingOf(call) : undefined
    if (typeof undoing === 'string') leftovers.push(session.secrets.redact(undoing))
    else if (undoing) created.push({ ...undoing, caller, ...(token !== undefined && { token }) })
  }

  async function takeBack(created: readonly Created[], context: string): Promise<void> {
    for (const { id, caller, input, remains, token } of created.toReversed()) {
      const name = `${id} ${JSON.stringify(input.params ?? input.body)}`
      try {
        const wanted = Object.keys(operationNamed(session.options.contract, id).answers)
        const how = {
          wanted,
          context: `${context}, undoing`,
          right: 'documented',
          always: true,
          ...(token !== undefined && { token }),
        } as const
        const { answer } = await session.ask(id, caller, input, how)
        // 404 and 409 mean that it does not exist any more.
        if (answer.status >= 300 && answer.status !== 404 && answer.status !== 409)
          leftovers.push(`${name} answered ${answer.status}`)
        else if (remains !== undefined) leftovers.push(remains)
      } catch (error) {
        leftovers.push(`${name}: ${messageOf(error)}`)
      }
    }
  }

  return { leftovers, remember, takeBack }
}
