import { operations } from '#openapi/generated/operations.ts'
import { staleAfter } from '../judge/contract/openapi.ts'
import { jsonPath } from '../judge/json-path.ts'
import { same } from '../judge/laws/law.ts'
import type { Call } from '../judge/call.ts'

/** Where to look for the culprit of an answer: in the writes before it, in what was refused before it, or in the call. */
export type Blamed = 'writes' | 'refusals' | 'itself'

/** Calls that lead to an answer, in order. */
export interface Story {
  /** Without the call that shows the answer. */
  before: readonly Call[]
  shows: Call
  /** The last call that wrote, or else the one that shows the answer. */
  culprit: Call
  /** Other writes since the same was read before, the latest first: any of them may be the culprit. */
  others: readonly Call[]
  /** Calls of the same kind that were left out. */
  leftOut: number
}

/** More calls before the last one are left out: nobody reads a longer story. */
const longest = 14

/** Fields by which a later call can name what an answer gave. */
const naming = /(?:^id|Id|_id|token|[nN]umber|Url)$/

/** Whether a call may change what others show; a sign-in only shows it. */
const writes = ({ id, method = operations[id].method }: Call) => method !== 'GET' && method !== 'HEAD' && id !== 'login'

function* leaves(value: unknown, path: readonly PropertyKey[] = []): Generator<[text: string, at: typeof path]> {
  if (typeof value === 'string') yield [value, path]
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* leaves(inner, [...path, Array.isArray(value) ? Number(key) : key])
}

const remembered = <Result>(find: (call: Call) => Result) => {
  const known = new WeakMap<Call, Result>()
  return (call: Call): Result => {
    const result = known.get(call) ?? find(call)
    known.set(call, result)
    return result
  }
}

/** The texts that a request holds. */
export const textsOf = remembered(
  ({ asked: { params, query, body }, token }): ReadonlySet<string> =>
    new Set([...leaves([params, query, body, token])].map(([text]) => text)),
)

/** The texts by which an answer names what it made, with their JSON paths: the outermost of each. */
export const givenBy = remembered((call): ReadonlyMap<string, string> => {
  const sent = textsOf(call)
  const named = [...leaves(call.answer.body)].filter(
    ([text, path]) => text !== '' && !sent.has(text) && naming.test(String(path.at(-1))),
  )
  return new Map(named.toReversed().map(([text, path]) => [text, jsonPath(path)]))
})

/** Texts as a host may compare them: a code or an email address in capitals may be the same. */
const loosely = (texts: Iterable<string>) => [...texts].map((text) => text.toLowerCase())

/** Whether any of some texts is among these, which are in small letters. */
const anyOf = (some: Iterable<string>, all: ReadonlySet<string>) => loosely(some).some((each) => all.has(each))

/** The writes of a story since its last call was made before, the likeliest culprit first. */
function suspects(shows: Call, before: readonly Call[], all: readonly Call[], blamed: Blamed): Call[] {
  const wrote = before.filter(writes)
  const from = all.findLastIndex((call) => call.id === shows.id && same(call.asked, shows.asked))
  const since = wrote.filter((call) => all.indexOf(call) > from)
  const isLikely = ({ answer }: Call) => answer.status >= 400 === (blamed === 'refusals')
  const likely = [since, wrote].map((calls) => calls.filter(isLikely)).find(({ length }) => length > 0)
  return (likely ?? wrote.slice(-1)).toReversed()
}

/**
 * Chooses, from the calls of a journey before an answer, those that led to it: the writes on the records that it names
 * or, if it names none, the writes that by the contract change such an answer; and the calls that gave the ids used.
 * `isOwn` says which texts only this run uses.
 */
export function storyOf(
  shows: Call,
  earlier: readonly Call[],
  isOwn: (text: string) => boolean,
  blamed: Blamed = 'writes',
): Story {
  // What was refused before a write has not changed its answer.
  const all = earlier.filter((call) => call !== shows && (!writes(shows) || call.answer.status < 400))
  /** What a later call can name: what the answer gave, and the texts that only this run uses. */
  const namesOf = (call: Call) => [...givenBy(call).keys(), ...[...textsOf(call)].filter(isOwn)]
  const made = new Set(loosely(all.filter(writes).flatMap(namesOf)))
  const chosen = new Set<Call>()
  // An account that the run has made must be made again before its token can be used.
  const signIn = all.find((call) => givenBy(call).has(shows.token ?? ''))
  const used = [...textsOf(shows), ...(signIn ? textsOf(signIn) : [])]
  const connected = new Set(loosely(used).filter((text) => made.has(text)))
  const choose = (call: Call) => {
    chosen.add(call)
    for (const name of loosely(namesOf(call))) connected.add(name)
  }
  /** By what it names or, where the contract says that it changes such an answer, by whose token it is. */
  const isAbout = (call: Call) =>
    anyOf([...namesOf(call), ...textsOf(call)], connected) ||
    (staleAfter(call.id).includes(shows.id) &&
      [...chosen].some(({ token }) => token !== undefined && token === call.token))
  if (connected.size === 0 && !writes(shows))
    for (const call of all) if (writes(call) && staleAfter(call.id).includes(shows.id)) choose(call)
  for (let before = -1; before < chosen.size;) {
    before = chosen.size
    for (const call of all) if (writes(call) && !chosen.has(call) && isAbout(call)) choose(call)
  }
  const writing = all.filter((call) => chosen.has(call))
  const kept = new Set(writing.length > longest ? [...writing.slice(0, 4), ...writing.slice(4 - longest)] : writing)
  // A call that gave an id which a later one uses, such as that of an address.
  for (const call of [shows, ...all.toReversed()])
    if (call === shows || kept.has(call))
      for (const text of textsOf(call)) {
        const giver = all.find((other) => other !== call && givenBy(other).has(text))
        if (giver && (writes(giver) || anyOf(textsOf(giver), connected))) kept.add(giver)
      }
  const before = all.filter((call) => kept.has(call))
  const itself = blamed === 'itself' || writes(shows)
  const [culprit, ...others] = itself ? [shows] : suspects(shows, before, all, blamed)
  return {
    before,
    shows,
    culprit: culprit ?? shows,
    others,
    leftOut: writing.filter((call) => !kept.has(call)).length,
  }
}
