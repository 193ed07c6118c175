import type { Path } from '#openapi/contract/json.ts'
import { type DocumentNode, schemaAt, shown } from '../document.ts'
import { asRules, type Difference, differing, type Pair } from './difference.ts'
import { having, type Parts, schemasAt } from './parts.ts'

/** The parts of `a` that say the same as none of `b`. */
function unlike(pair: Pair, a: Parts, b: Parts, ...keys: Path): DocumentNode[] {
  const schema = (part: DocumentNode) => schemaAt(part, ...keys)
  return a.filter((one) => b.every((other) => pair.compare([schema(one)], [schema(other)], '').length > 0))
}

/** What a value must not be: a wider `not` allows less. */
function negations(pair: Pair): Difference[] {
  const old = having(pair.old, 'not')
  const now = having(pair.now, 'not')
  const gone = unlike(pair, old, now, 'not')
  const come = unlike(pair, now, old, 'not')
  const before = gone[0]
  const after = come[0]
  if (before && after && gone.length === 1 && come.length === 1) {
    const inner = asRules(pair.compare([schemaAt(before, 'not')], [schemaAt(after, 'not')], ''))
    const flags = { narrows: inner.some(({ widens }) => widens), widens: inner.some(({ narrows }) => narrows) }
    return differing(pair, 'not', flags, ': what it must not be changed')
  }
  const flags = { narrows: come.length > 0, widens: gone.length > 0 }
  return differing(pair, 'not', flags, `: what it must not be ${after ? 'is new' : 'is gone'}`)
}

/** Conditions with the same `if` differ by what follows from it; others came or went. */
function conditions(pair: Pair): Difference[] {
  const old = having(pair.old, 'if')
  const now = having(pair.now, 'if')
  const same = old.flatMap((before) => {
    const after = now.find((part) => unlike(pair, [before], [part], 'if').length === 0)
    return after ? [{ before, after }] : []
  })
  const inner = same.flatMap(({ before, after }) =>
    (['then', 'else'] as const).flatMap((keyword) =>
      asRules(pair.compare([schemaAt(before, keyword)], [schemaAt(after, keyword)], '')).map((each) => ({
        ...each,
        words: `${each.words}, in a case of if, then, else`,
      })),
    ),
  )
  const flags = {
    narrows: now.some((part) => same.every(({ after }) => after !== part)),
    widens: old.some((part) => same.every(({ before }) => before !== part)),
  }
  const word = flags.narrows && flags.widens ? 'changed' : flags.narrows ? 'is new' : 'is gone'
  return [...inner, ...differing(pair, 'if', flags, `: a condition (if, then, else) ${word}`)]
}

const discriminatorOf = (parts: Parts): unknown =>
  schemasAt(parts, 'discriminator', 'propertyName').find(({ value }) => value !== undefined)?.value

/** The field whose value tells the alternatives apart: readers choose by it. */
function discriminators(pair: Pair): Difference[] {
  const old = discriminatorOf(pair.old)
  const now = discriminatorOf(pair.now)
  const differs = old !== undefined && now !== undefined && old !== now
  const words = `: the discriminator changed from ${shown(old)} to ${shown(now)}`
  return differing(pair, 'discriminator', { narrows: differs, widens: differs }, words)
}

/** The rules about values of any type. */
export const conditionRules = (pair: Pair): Difference[] => [
  ...negations(pair),
  ...conditions(pair),
  ...discriminators(pair),
]
