import type { Culprit } from '../judge/finding.ts'
import type { Call } from '../judge/call.ts'
import { jsonPathKeys } from '../judge/json-path.ts'
import { otherFormatOf } from './pictures.ts'
import type { Privacy } from './privacy.ts'
import type { Secrets } from './secrets.ts'
import type { SessionOptions } from './session.ts'
import { shellLines } from './shell.ts'
import { type Blamed, givenBy, storyOf } from './story.ts'
import { isObject, valueAt } from '#openapi/contract/json.ts'
import { sentText } from '#openapi/contract/request.ts'

/** What a reader sees of a body, at most. */
const mostShown = 120

/** A file by its format, its size and the type it is sent as. */
const inWords = (_key: string, value: unknown) =>
  value instanceof Blob
    ? `${otherFormatOf(value)?.[0] ?? 'a'} file of ${value.size} bytes, sent as ${value.type}`
    : value

/** How many other calls that may be the culprit are named. */
const mostNamed = 3

/** Who made a call; with the token of another sign-in, the email address of its account. */
function callerOf({ caller, token }: Call, earlier: readonly Call[]): string {
  if (token === undefined) return caller
  const signIn = earlier.find((call) => token !== null && givenBy(call).has(token))
  const { email } = isObject(signIn?.input.body) ? signIn.input.body : {}
  return typeof email === 'string' ? email : token === null ? 'nobody' : 'another token'
}

/** A call in one line, such as `POST /api/checkout as customer, {"paymentMethod":"cod",…}`. */
function inOneLine(call: Call, earlier: readonly Call[], shown: Privacy['shown']): string {
  const { operation, input, method = operation.method, answer } = call
  const who = callerOf(call, earlier)
  const body = input.body === undefined ? '' : shown(JSON.stringify(input.body, inWords), call)
  const sent = body.length > mostShown ? `${body.slice(0, mostShown)}…` : body
  const query = Object.entries(input.query ?? {}).map(([name, value]) => `${name}=${sentText(value)}`)
  const address = `${operation.path}${query.length > 0 ? `?${shown(query.join('&'), call)}` : ''}`
  const parts = [`${method} ${address} as ${who}`, ...(sent === '' ? [] : [sent])]
  return `${parts.join(', ')}${answer.status > 0 ? `, answered ${answer.status}` : ''}`
}

/** The id of the listed record that a path leads to; empty if there is none. */
function listedAt(body: unknown, path: string): string {
  const { list = '', at } = /^(?<list>\$[^[]*)\[(?<at>\d+)\]/.exec(path)?.groups ?? {}
  const items = valueAt(
    body,
    jsonPathKeys(list).map((key) => key ?? ''),
  )
  const item: unknown = Array.isArray(items) ? items[Number(at)] : undefined
  return isObject(item) && typeof item.id === 'string' ? item.id : ''
}

/** Other calls, after some words. */
const named = (words: string, calls: readonly Call[]) =>
  calls.length > 0 ? `${words} ${calls.map(({ id, answer }) => `${id} (${answer.status})`).join(', ')}` : ''

/** How a run came to an answer: the call to look at, and the lines that lead there. */
export function culpritAndCalls(options: SessionOptions, { shown }: Privacy, secrets: Secrets) {
  const redact = (text: string) => secrets.redact(text)
  const { knowledge, label } = options
  const isOwn = (text: string) => text.toLowerCase().includes(`-${label}-`.toLowerCase())
  return (
    shows: Call,
    path: string,
    earlier: readonly Call[],
    blamed?: Blamed,
  ): { culprit: Culprit; calls: string[] } => {
    const story = storyOf({ shows, record: listedAt(shows.answer.body, path) }, earlier, isOwn, blamed)
    const beside = named(', sent at once with', story.beside)
    const others = named('; or by', story.others.slice(0, mostNamed))
    return {
      culprit: {
        operation: story.culprit.id,
        call: redact(`${inOneLine(story.culprit, earlier, shown)}${beside}${others}`),
        ...(beside !== '' && { atOnce: true as const }),
      },
      calls: shellLines(story, { ...options, signIn: knowledge.signIn, shown, redact }),
    }
  }
}
