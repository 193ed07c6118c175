import type { Operation } from '../call/operation.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { jsonOr } from '#openapi/contract/json-or.ts'

/** A real host that answers chosen operations instead of the mock backend. */
export interface LiveHost<Db> {
  readonly send: (request: Request) => Promise<Response>
  /** Puts the rows of an answer into the store, so that mocked calls know their ids. */
  readonly take: (operation: Operation, request: Request, body: unknown, db: Db, now: Date) => Promise<void>
}

/** An answer of the host, with its body read. */
interface LiveAnswer {
  status: number
  text: string
  /** Parsed if it is JSON; undefined without a body. */
  body: unknown
  response: Response
}

/** Sends a call to the host. An unreachable host results in a network error with the reason as its text. */
export async function askHost(host: Pick<LiveHost<never>, 'send'>, request: Request): Promise<LiveAnswer> {
  try {
    const answered = await host.send(request)
    const text = await answered.text()
    const { status, headers } = answered
    const hasBody = ![204, 205, 304].includes(status)
    return {
      status,
      text,
      body: text === '' ? undefined : jsonOr(text, text),
      response: new Response(hasBody ? text : null, { status, headers }),
    }
  } catch (error) {
    const text = `The host did not answer: ${messageOf(error)}`
    return { status: 0, text, body: undefined, response: Response.error() }
  }
}
