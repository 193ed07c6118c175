import { type Path, same } from '#openapi/contract/json.ts'
import type { Call } from '../judge/call.ts'
import { staleAfter } from '#openapi/contract/operation.ts'

/** Where to look for the culprit of an answer: in the writes before it, in what was refused before it, or in the call. */
export type Blamed = 'writes' | 'refusals' | 'itself'

/** Calls that lead to an answer, in order. */
export interface Story {
  /** Without the call that shows the answer. */
  before: readonly Call[]
  shows: Call
  /** The last call that wrote, or else the one that shows the answer. */
  culprit: Call
  /** The calls that were sent at once with the culprit. */
  beside: readonly Call[]
  /** Other writes since the same was read before, the likeliest first: any of them may be the culprit. */
  others: readonly Call[]
  /** Calls of the same kind that were left out. */
  leftOut: number
}

/** More calls before the last one are left out: nobody reads a longer story. */
const longest = 14

/** Fields by which a later call can name what an answer gave. */
const naming = /(?:^id|Id|_id|token|[nN]umber|Url)$/

/** Whether a call may change what others show; a sign-in only shows it. */
const writes = ({ operation, method = operation.method, isSignIn }: Call) =>
  method !== 'GET' && method !== 'HEAD' && isSignIn !== true

/** Each text in a body, and where it is. */
function* leaves(value: unknown, path: Path = []): Generator<[text: string, at: Path]> {
  if (typeof value === 'string') yield [value, path]
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* leaves(inner, [...path, Array.isArray(value) ? Number(key) : key])
}

const remembered = <Result>(find: (call: Call) => Result) => {
  const cached = new WeakMap<Call, Result>()
  return (call: Call): Result => {
    const result = cached.get(call) ?? find(call)
    cached.set(call, result)
    return result
  }
}

/** Whether by the contract a call changes an answer. */
const isChangedBy = (shows: Call, { operation }: Call) => staleAfter(operation).includes(shows.id)

/** The texts that a request holds. */
export const textsOf = remembered(
  ({ input: { params, query, body }, token }): ReadonlySet<string> =>
    new Set([...leaves([params, query, body, token])].map(([text]) => text)),
)

/** The texts by which an answer names what it made, with their paths: the outermost of each. */
export const givenBy = remembered((call): ReadonlyMap<string, Path> => {
  const sent = textsOf(call)
  const named = [...leaves(call.answer.body)].filter(
    ([text, path]) => text !== '' && !sent.has(text) && naming.test(String(path.at(-1))),
  )
  return new Map(named.toReversed())
})

/** Texts as a host may compare them: a code or an email address in capitals may be the same. */
const loosely = (texts: Iterable<string>) => [...texts].map((text) => text.toLowerCase())

/** Whether any of some texts is among these, which are in small letters. */
const anyOf = (some: Iterable<string>, all: ReadonlySet<string>) => loosely(some).some((each) => all.has(each))

/** An answer, and the id of the listed record in it that is wrong; empty if it is about none. */
export interface Seen {
  shows: Call
  record: string
}

/** Whether two calls were sent at once. */
export const atOnce = (one: Call, other: Call) => one.batch !== undefined && one.batch === other.batch

/** Whether a call was refused as it must be, and so should have changed nothing. */
const isRefused = ({ answer, sound }: Call) => sound && answer.status >= 400

/** The writes of a story since its last call was made before, the likeliest culprit first. */
function suspects({ shows, record }: Seen, before: readonly Call[], all: readonly Call[], blamed: Blamed): Call[] {
  const wrote = before.filter(writes)
  const from = all.findLastIndex((call) => call.id === shows.id && same(call.input, shows.input))
  const since = wrote.filter((call) => all.indexOf(call) > from)
  const isLikely = ({ answer }: Call) => answer.status >= 400 === (blamed === 'refusals')
  const likely = [since, wrote].map((calls) => calls.filter(isLikely)).find(({ length }) => length > 0)
  // What by the contract changes such an answer is likelier than what came later.
  const isFar = (call: Call) => Number(!isChangedBy(shows, call))
  const found = (likely ?? wrote.slice(-1)).toReversed().toSorted((a, b) => isFar(a) - isFar(b))
  // Of several such calls the one that made the record, or names it.
  const own = found.find((call) => call.id === found[0]?.id && (givenBy(call).has(record) || textsOf(call).has(record)))
  return own ? [own, ...found.filter((call) => call !== own)] : found
}

/**
 * Chooses, from the calls of a journey before an answer, those that led to it: the writes on the records that it names
 * or, if it names none, the writes that by the contract change such an answer; and the calls that gave the ids used.
 * `isOwn` says which texts only this run uses.
 */
export function storyOf(
  seen: Seen,
  earlier: readonly Call[],
  isOwn: (text: string) => boolean,
  blamed: Blamed = 'writes',
): Story {
  const { shows, record } = seen
  const isInBatch = (call: Call) => earlier.some((other) => other !== call && atOnce(call, other))
  // A refused call may have had an effect beside the one that was sent at once with it.
  const mayMatter = (call: Call) => blamed === 'refusals' || !isRefused(call) || isInBatch(call)
  const all = earlier.filter((call) => call !== shows && mayMatter(call))
  /** What a later call can name: what the answer gave, and the texts that only this run uses. */
  const namesOf = (call: Call) => [...givenBy(call).keys(), ...[...textsOf(call)].filter(isOwn)]
  const written = new Set(loosely(all.filter(writes).flatMap(namesOf)))
  const chosen = new Set<Call>()
  const connected = new Set<string>()
  const connect = (texts: Iterable<string>) => {
    for (const text of loosely(texts)) if (written.has(text)) connected.add(text)
  }
  const choose = (call: Call) => {
    if (call !== shows) chosen.add(call)
    connect([...namesOf(call), ...textsOf(call)])
    // An account that the run has made must be made again before its token can be used.
    const signIn = all.find((other) => givenBy(other).has(call.token ?? ''))
    if (signIn) connect(textsOf(signIn))
  }
  choose(shows)
  connect([record])
  /** By what it names or, where the contract says that it changes such an answer, by whose token it is. */
  const isAbout = (call: Call) =>
    anyOf([...namesOf(call), ...textsOf(call)], connected) ||
    (isChangedBy(shows, call) && [...chosen].some(({ token }) => token !== undefined && token === call.token))
  if (connected.size === 0 && !writes(shows))
    for (const call of all) if (writes(call) && isChangedBy(shows, call)) choose(call)
  for (let before = -1; before < chosen.size;) {
    before = chosen.size
    for (const call of all) if (writes(call) && !chosen.has(call) && isAbout(call)) choose(call)
  }
  const writing = all.filter((call) => chosen.has(call))
  const shown = new Set(writing.length > longest ? [...writing.slice(0, 4), ...writing.slice(4 - longest)] : writing)
  // A call that gave an id which a later one uses, such as that of an address.
  for (const call of [shows, ...all.toReversed()])
    if (call === shows || shown.has(call)) {
      for (const other of all) if (atOnce(call, other)) shown.add(other)
      for (const text of textsOf(call)) {
        const giver = all.find((other) => other !== call && givenBy(other).has(text))
        if (giver && (writes(giver) || anyOf(textsOf(giver), connected))) shown.add(giver)
      }
    }
  const before = all.filter((call) => shown.has(call))
  const itself = blamed === 'itself' || writes(shows)
  const [culprit = shows, ...others] = itself ? [shows] : suspects(seen, before, all, blamed)
  const beside = before.filter((call) => call !== culprit && atOnce(call, culprit))
  return {
    before,
    shows,
    culprit,
    beside,
    others: others.filter((call) => !beside.includes(call)),
    leftOut: writing.filter((call) => !shown.has(call)).length,
  }
}
