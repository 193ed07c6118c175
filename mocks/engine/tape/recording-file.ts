import { z } from 'zod'
import { jsonOr } from '#openapi/contract/json-or.ts'
import type { Operation } from '../call/operation.ts'
import { operationsAt } from '../call/operation-at.ts'

/*
 * A recorded session as a file: HTTP Archive (HAR) 1.2, which the network tab of a browser opens. Dates, times and
 * origins are the same in all of its entries, so that equal sessions are equal files.
 */

/** The file of a recording, in its directory. */
export const recordingFile = 'recording.har'

const creator = { name: 'npm run record', version: '1' } as const
/** The origin that stands for every recorded host. */
const origin = 'http://recording.test'

/** A recorded call, redacted. */
export interface RecordedCall {
  readonly method: string
  /** Path and query. */
  readonly path: string
  readonly token?: string
  /** The JSON that was sent, if any. */
  readonly sent?: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** The answer, JSON or another documented text; empty if there was none. */
  readonly text: string
}

export interface Recording {
  /** The time of the session, in ISO 8601. */
  readonly at: string
  readonly calls: readonly RecordedCall[]
}

/**
 * The calls that a contract has, each with its operation and its address. Throws if that is none, which another API has.
 */
export function knownCalls<Op extends Operation>(
  operations: Parameters<typeof operationsAt<Op>>[0],
  calls: readonly RecordedCall[],
): { call: RecordedCall; operation: Op; url: URL }[] {
  const known = calls.flatMap((call) => {
    const url = new URL(origin + call.path)
    const operation = operationsAt(operations, url.pathname).find(({ method }) => method === call.method)
    return operation ? [{ call, operation, url }] : []
  })
  if (known.length === 0) throw new Error('none of its calls is one of this contract, so it is of another API.')
  return known
}

const Header = z.object({ name: z.string(), value: z.string() })
const Entry = z.object({
  startedDateTime: z.iso.datetime(),
  request: z.object({
    method: z.string(),
    url: z.url(),
    headers: z.array(Header),
    postData: z.object({ text: z.string() }).optional(),
  }),
  response: z.object({
    status: z.int().min(200).max(599),
    headers: z.array(Header),
    content: z.object({ text: z.string() }),
  }),
})
const Archive = z.object({
  log: z.object({
    creator: z.object({ name: z.literal(creator.name), version: z.string() }),
    entries: z.array(z.unknown()).min(1),
  }),
})

const headersOf = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => ({ name, value }))

const entryOf = (at: string, { method, path, token, sent, status, headers, text }: RecordedCall) => {
  const url = new URL(origin + path)
  const mimeType = headers['Content-Type'] ?? ''
  return {
    startedDateTime: at,
    time: 0,
    request: {
      method,
      url: url.href,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      queryString: [...url.searchParams].map(([name, value]) => ({ name, value })),
      ...(sent !== undefined && { postData: { mimeType: 'application/json', text: sent } }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(headers),
      content: { size: text.length, mimeType, text },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  }
}

/** A recording as the text of its file. */
export const recordingText = ({ at, calls }: Recording): string =>
  `${JSON.stringify({ log: { version: '1.2', creator, entries: calls.map((call) => entryOf(at, call)) } }, null, 1)}\n`

const callOf = ({ request, response }: z.output<typeof Entry>): RecordedCall => {
  const { pathname, search } = new URL(request.url)
  const token = request.headers.find(({ name }) => name === 'Authorization')?.value.replace(/^Bearer /, '')
  return {
    method: request.method,
    path: pathname + search,
    ...(token !== undefined && { token }),
    ...(request.postData && { sent: request.postData.text }),
    status: response.status,
    headers: Object.fromEntries(response.headers.map(({ name, value }) => [name, value])),
    text: response.content.text,
  }
}

/** What a recorded answer is found by. The order of the parameters makes no difference. */
export function addressOf({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.sort()
  return `${pathname}?${query.toString()}`
}

/** Reads the text of such a file. Throws an `Error` with the reason if it is invalid. */
export function readRecording(text: string): Recording {
  const archive = Archive.safeParse(jsonOr(text, undefined))
  if (!archive.success) throw new Error('it was not made by npm run record.')
  const { creator: writer, entries } = archive.data.log
  if (writer.version !== creator.version)
    throw new Error(
      `it has version ${writer.version} of the format, and this project reads version ${creator.version}: record again.`,
    )
  const read = z.array(Entry).safeParse(entries)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new Error(`entry ${String(issue?.path[0])} is damaged at ${issue?.path.slice(1).join('.')}: record again.`)
  }
  return { at: read.data[0]?.startedDateTime ?? '', calls: read.data.map(callOf) }
}
