import { same } from '#openapi/contract/json.ts'
import { type DocumentNode } from '../document.ts'
import { conditionRules } from './condition-rules.ts'
import { type Difference, differing, type Direction, type Pair } from './difference.ts'
import { listRules } from './list-rules.ts'
import { objectRules } from './object-rules.ts'
import { alternativesOf, type Parts, partsOf, valuesOf } from './parts.ts'
import { valueRules } from './scalar-rules.ts'
import { type Type, typeCount, valueTypesOf } from './value-types.ts'

/** One way to keep a schema, for values of one type. */
interface TypedAlternative {
  type: Type
  parts: Parts
  name: string
  isAlone: boolean
}

/** A number of any kind is one choice: an integer is a number. */
const familyOf = (type: Type) => (type === 'integer' ? 'number' : type)

function waysOf(schemas: Parts): TypedAlternative[] {
  const alternatives = alternativesOf(schemas) ?? [{ parts: partsOf(schemas), name: '', isAlone: false }]
  return alternatives.flatMap((way) => valueTypesOf(way.parts).map((type) => ({ ...way, type })))
}

function shownTypes(types: readonly Type[]): string {
  if (types.length === typeCount) return 'any type'
  return types.map((type) => `"${type}"`).join(' or ') || 'nothing'
}

const familiesOf = (ways: readonly TypedAlternative[]) => new Set(ways.map(({ type }) => familyOf(type)))

/** Differences that say the same of the same field are one. */
function once(differences: readonly Difference[]): Difference[] {
  const seen = new Map<string, Difference>()
  for (const each of differences) {
    const key = `${each.field}\n${each.words}`
    const first = seen.get(key)
    if (!first) seen.set(key, each)
    else first.about.push(...each.about.filter((place) => !first.about.includes(place)))
  }
  return [...seen.values()]
}

/** How two schemas share what they name: more means more alike. */
function likeness(a: TypedAlternative, b: TypedAlternative): number {
  const fields = ({ parts }: TypedAlternative) =>
    valuesOf(parts, 'properties').flatMap((map) => Object.keys(map as object))
  const shared = fields(a).filter((name) => fields(b).includes(name)).length
  return (a.name !== '' && a.name === b.name ? 1000 : 0) + shared
}

/**
 * Compares schemas for one direction. A schema is a list of places: a value has to keep all of them, and an empty list
 * allows everything.
 */
export class SchemaComparison {
  readonly #direction: Direction
  readonly #compared = new Map<string, Difference[]>()
  readonly #numbers = new Map<unknown, number>()

  constructor(direction: Direction) {
    this.#direction = direction
  }

  #keyOf(parts: Parts): string {
    const numbers = parts.map(({ value }) => {
      const number = this.#numbers.get(value) ?? this.#numbers.size
      this.#numbers.set(value, number)
      return number
    })
    return numbers.toSorted((a, b) => a - b).join(',')
  }

  /** The differences between two schemas; `field` is where they stand in the value. */
  compare(old: Parts, now: Parts, field = ''): Difference[] {
    const before = partsOf(old)
    const after = partsOf(now)
    const key = `${this.#keyOf(before)}|${this.#keyOf(after)}`
    const earlier = this.#compared.get(key)
    // A recursive schema is compared within itself: it differs if anything else does.
    if (!earlier) this.#compared.set(key, [])
    const found = earlier ?? once(this.#differences(before, after))
    this.#compared.set(key, found)
    return found.map((each) => ({ ...each, field: `${field}${each.field}` }))
  }

  #differences(old: Parts, now: Parts): Difference[] {
    const before = waysOf(old)
    const after = waysOf(now)
    const types = this.#types(old, now, before, after)
    const groups = [...familiesOf(before)].map((family) => {
      const of = (ways: TypedAlternative[]) => ways.filter(({ type }) => familyOf(type) === family)
      return this.#ways(of(before), of(after))
    })
    return [...types, ...groups.flat(), ...this.#uncombined(old, now)]
  }

  #types(
    old: Parts,
    now: Parts,
    before: readonly TypedAlternative[],
    after: readonly TypedAlternative[],
  ): Difference[] {
    const families = familiesOf(before)
    const others = familiesOf(after)
    const flags = {
      narrows: [...families].some((one) => !others.has(one)),
      widens: [...others].some((one) => !families.has(one)),
    }
    const read = (ways: readonly TypedAlternative[]) => [...new Set(ways.map(({ type }) => type))]
    const words = `: type changed from ${shownTypes(read(before))} to ${shownTypes(read(after))}`
    const found = differing({ old, now }, 'type', flags, words)
    const isWhole = [...families].every((one) => !others.has(one))
    return found.map((each) => ({ ...each, keyword: isWhole ? '*' : 'type' }))
  }

  /** Alternatives that are too many to be combined differ if their text does. */
  #uncombined(old: Parts, now: Parts): Difference[] {
    if (alternativesOf(old) && alternativesOf(now)) return []
    const differs = ['anyOf', 'oneOf'].some((keyword) => !same(valuesOf(old, keyword), valuesOf(now, keyword)))
    return differing({ old, now }, 'anyOf', { narrows: differs, widens: differs }, ': the alternatives changed')
  }

  #way(old: TypedAlternative, now: TypedAlternative): Difference[] {
    const pair: Pair = {
      old: old.parts,
      now: now.parts,
      type: now.type === 'number' ? now.type : old.type,
      direction: this.#direction,
      compare: (before, after, field) => this.compare(before, after, field),
    }
    const flags = {
      narrows: old.type === 'number' && now.type === 'integer',
      widens: old.type === 'integer' && now.type === 'number',
    }
    return [
      ...differing(pair, 'type', flags, `: type changed from "${old.type}" to "${now.type}"`),
      ...valueRules(pair),
      ...listRules(pair),
      ...objectRules(pair),
      ...conditionRules(pair),
    ]
  }

  #isWithin = (a: TypedAlternative, b: TypedAlternative) => this.#way(a, b).every(({ narrows }) => !narrows)
  #isBeyond = (a: TypedAlternative, b: TypedAlternative) => this.#way(b, a).every(({ widens }) => !widens)

  /** Ways for one type: what one side alone allows is said of the way of the other side that is most like it. */
  #ways(before: readonly TypedAlternative[], after: readonly TypedAlternative[]): Difference[] {
    const onlyOld = before[0]
    const onlyNew = after[0]
    if (!onlyOld || !onlyNew) return []
    if (before.length === 1 && after.length === 1) return this.#way(onlyOld, onlyNew)
    const isLost = (way: TypedAlternative) => !after.some((other) => this.#isWithin(way, other))
    const isWon = (way: TypedAlternative) => !before.some((other) => this.#isBeyond(way, other))
    const equal = (a: TypedAlternative, b: TypedAlternative) => this.#way(a, b).length === 0
    const isSame = (way: TypedAlternative, other: TypedAlternative | undefined) =>
      other !== undefined && way.isAlone === other.isAlone && equal(way, other)
    if (before.length === after.length && before.every((way, at) => isSame(way, after[at]))) return []
    const old = before.filter((way) => !after.some((other) => equal(way, other)))
    const now = after.filter((way) => !before.some((other) => equal(other, way)))
    const pairs = pairedByLikeness(old, now)
    const alone = (way: TypedAlternative) => pairs.every((pair) => !pair.includes(way))
    const both = { old: before.flatMap(({ parts }) => parts), now: after.flatMap(({ parts }) => parts) }
    const keyword = valuesOf([...both.old, ...both.now], 'oneOf').length > 0 ? 'oneOf' : 'anyOf'
    const say = (narrows: boolean, widens: boolean, words: string) =>
      differing(both, keyword, { narrows, widens }, words)
    return [
      ...pairs.flatMap(([one, other]) => {
        const lost = isLost(one)
        const won = isWon(other)
        const found = this.#way(one, other).map((each) => ({
          ...each,
          narrows: each.narrows && lost,
          widens: each.widens && won,
        }))
        return found.filter(({ narrows, widens }) => narrows || widens)
      }),
      ...old
        .filter(alone)
        .flatMap((way) => say(isLost(way), false, `: the alternative ${way.name || way.type} is gone`)),
      ...now.filter(alone).flatMap((way) => say(false, isWon(way), `: the alternative ${way.name || way.type} is new`)),
      ...say(this.#isAmbiguous(before, after), false, ': what fits several alternatives of oneOf is no longer allowed'),
      ...say(false, this.#isAmbiguous(after, before), ': what fits several alternatives is allowed now'),
    ]
  }

  /** Whether a way that stood beside others is now a part of several ways of which a value may keep only one. */
  #isAmbiguous(ways: readonly TypedAlternative[], others: readonly TypedAlternative[]): boolean {
    const exclusive = others.filter(({ isAlone }) => isAlone)
    if (exclusive.length < 2) return false
    return ways.some((way) => !way.isAlone && exclusive.filter((other) => this.#isWithin(way, other)).length > 1)
  }
}

/** Pairs of ways that are alike: each with the one that shares most of its name and fields. */
function pairedByLikeness(
  old: readonly TypedAlternative[],
  now: readonly TypedAlternative[],
): [TypedAlternative, TypedAlternative][] {
  const free = new Set(now)
  return old.flatMap((way): [TypedAlternative, TypedAlternative][] => {
    const [best] = [...free].toSorted((a, b) => likeness(way, b) - likeness(way, a))
    if (!best || (likeness(way, best) === 0 && (old.length > 1 || now.length > 1))) return []
    free.delete(best)
    return [[way, best]]
  })
}

/** Whether a value that keeps these schemas can be a list or an object. */
export const isStructured = (schema: DocumentNode): boolean =>
  waysOf([schema]).some(({ type }) => type === 'array' || type === 'object')
