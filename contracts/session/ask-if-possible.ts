import { CannotCall } from '#openapi/contract/request.ts'
import type { Call } from '../judge/call.ts'
import type { AskOptions, Session } from './session.ts'

/** A call to make. */
export type Asking = Pick<Call, 'id' | 'caller' | 'input'>

/** Makes a call, unless it cannot be made: nobody has a token for it, or the run was stopped. */
export async function askIfPossible(
  session: Session,
  { id, caller, input }: Asking,
  how: AskOptions,
): Promise<Call | undefined> {
  try {
    return await session.ask(id, caller, input, how)
  } catch (error) {
    if (!(error instanceof CannotCall)) throw error
    return undefined
  }
}
