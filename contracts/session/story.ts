import { operations } from '#openapi/generated/operations.ts'
import { staleAfter } from '../judge/contract/openapi.ts'
import { jsonPath } from '../judge/json-path.ts'
import { same } from '../judge/laws/law.ts'
import type { Step } from '../judge/step.ts'

/** Where to look for the culprit of an answer: in the writes before it, in what was refused before it, or in the call. */
export type Blamed = 'writes' | 'refusals' | 'itself'

/** Calls that lead to an answer, in order. */
export interface Story {
  /** Without the call that shows the answer. */
  before: readonly Step[]
  shows: Step
  /** The last call that wrote, or else the one that shows the answer. */
  culprit: Step
  /** Other writes since the same was read before, the latest first: any of them may be the culprit. */
  others: readonly Step[]
  /** Calls of the same kind that were left out. */
  leftOut: number
}

/** More calls before the last one are left out: nobody reads a longer story. */
const longest = 14

/** Fields by which a later call can name what an answer gave. */
const naming = /(?:^id|Id|_id|token|[nN]umber|Url)$/

/** Whether a call may change what others show; a sign-in only shows it. */
const writes = ({ id, method = operations[id].method }: Step) => method !== 'GET' && method !== 'HEAD' && id !== 'login'

function* leaves(value: unknown, path: readonly PropertyKey[] = []): Generator<[text: string, at: typeof path]> {
  if (typeof value === 'string') yield [value, path]
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      yield* leaves(inner, [...path, Array.isArray(value) ? Number(key) : key])
}

const remembered = <Result>(find: (step: Step) => Result) => {
  const known = new WeakMap<Step, Result>()
  return (step: Step): Result => {
    const result = known.get(step) ?? find(step)
    known.set(step, result)
    return result
  }
}

/** The texts that a request holds. */
export const textsOf = remembered(
  ({ asked: { params, query, body }, token }): ReadonlySet<string> =>
    new Set([...leaves([params, query, body, token])].map(([text]) => text)),
)

/** The texts by which an answer names what it made, with their JSON paths: the outermost of each. */
export const givenBy = remembered((step): ReadonlyMap<string, string> => {
  const sent = textsOf(step)
  const named = [...leaves(step.answer.body)].filter(
    ([text, path]) => text !== '' && !sent.has(text) && naming.test(String(path.at(-1))),
  )
  return new Map(named.toReversed().map(([text, path]) => [text, jsonPath(path)]))
})

const anyOf = (some: Iterable<string>, all: ReadonlySet<string>) => [...some].some((each) => all.has(each))

/** The writes of a story since its last call was made before, the likeliest culprit first. */
function suspects(shows: Step, before: readonly Step[], all: readonly Step[], blamed: Blamed): Step[] {
  const wrote = before.filter(writes)
  const from = all.findLastIndex((step) => step.id === shows.id && same(step.asked, shows.asked))
  const since = wrote.filter((step) => all.indexOf(step) > from)
  const isLikely = ({ answer }: Step) => answer.status >= 400 === (blamed === 'refusals')
  const likely = [since, wrote].map((steps) => steps.filter(isLikely)).find(({ length }) => length > 0)
  return (likely ?? wrote.slice(-1)).toReversed()
}

/**
 * Chooses, from the calls of a journey before an answer, those that led to it: the writes on the records that it names
 * or, if it names none, the writes that by the contract change such an answer; and the calls that gave the ids used.
 * `isOwn` says which texts only this run uses.
 */
export function storyOf(
  shows: Step,
  earlier: readonly Step[],
  isOwn: (text: string) => boolean,
  blamed: Blamed = 'writes',
): Story {
  // What was refused before a write has not changed its answer.
  const all = earlier.filter((step) => step !== shows && (!writes(shows) || step.answer.status < 400))
  /** What a later call can name: what the answer gave, and the texts that only this run uses. */
  const namesOf = (step: Step) => [...givenBy(step).keys(), ...[...textsOf(step)].filter(isOwn)]
  const made = new Set(all.filter(writes).flatMap(namesOf))
  const chosen = new Set<Step>()
  const connected = new Set([...textsOf(shows)].filter((text) => made.has(text)))
  const choose = (step: Step) => {
    chosen.add(step)
    for (const name of namesOf(step)) connected.add(name)
  }
  if (connected.size === 0 && !writes(shows))
    for (const step of all) if (writes(step) && staleAfter(step.id).includes(shows.id)) choose(step)
  for (let before = -1; before < chosen.size;) {
    before = chosen.size
    for (const step of all)
      if (writes(step) && !chosen.has(step) && anyOf([...namesOf(step), ...textsOf(step)], connected)) choose(step)
  }
  const writing = all.filter((step) => chosen.has(step))
  const kept = new Set(writing.length > longest ? [...writing.slice(0, 4), ...writing.slice(4 - longest)] : writing)
  // A call that gave an id which a later one uses, such as that of an address.
  for (const step of [shows, ...all.toReversed()])
    if (step === shows || kept.has(step))
      for (const text of textsOf(step)) {
        const giver = all.find((other) => other !== step && givenBy(other).has(text))
        if (giver && (writes(giver) || anyOf(textsOf(giver), connected))) kept.add(giver)
      }
  const before = all.filter((step) => kept.has(step))
  const itself = blamed === 'itself' || writes(shows)
  const [culprit, ...others] = itself ? [shows] : suspects(shows, before, all, blamed)
  return {
    before,
    shows,
    culprit: culprit ?? shows,
    others,
    leftOut: writing.filter((step) => !kept.has(step)).length,
  }
}
