import { shown } from '../document.ts'
import { changeOf, type Difference, differing, lacking, type Pair } from './difference.ts'
import { type Parts, valuesOf } from './parts.ts'
import { listedValues, typeOf } from './value-types.ts'

const numbersOf = (parts: Parts, keyword: string) =>
  valuesOf(parts, keyword).filter((value) => typeof value === 'number')

interface Bound {
  value: number
  exclusive: boolean
}

/** The strictest upper bound; of whole numbers each is inclusive. A lower bound is an upper one of negated numbers. */
function boundOf(parts: Parts, side: 'minimum' | 'maximum', isInteger: boolean): Bound | undefined {
  const sign = side === 'maximum' ? 1 : -1
  const exclusive = side === 'maximum' ? 'exclusiveMaximum' : 'exclusiveMinimum'
  const limits = [
    ...numbersOf(parts, side).map((value) => ({ value: sign * value, exclusive: false })),
    ...numbersOf(parts, exclusive).map((value) => ({ value: sign * value, exclusive: true })),
  ]
  const whole = ({ value, exclusive: open }: Bound): Bound =>
    open ? { value: Math.ceil(value) - 1, exclusive: false } : { value: Math.floor(value), exclusive: false }
  return (isInteger ? limits.map(whole) : limits).toSorted(
    (a, b) => a.value - b.value || Number(b.exclusive) - Number(a.exclusive),
  )[0]
}

const isWithin = (a: Bound | undefined, b: Bound | undefined): boolean =>
  !b || (a !== undefined && (a.value < b.value || (a.value === b.value && (a.exclusive || !b.exclusive))))

function bounds(pair: Pair): Difference[] {
  return (['minimum', 'maximum'] as const).flatMap((side) => {
    const [old, now] = [pair.old, pair.now].map((parts) => boundOf(parts, side, pair.type === 'integer'))
    const words = (bound: Bound | undefined) => {
      if (!bound) return undefined
      const value = side === 'maximum' ? bound.value : 0 - bound.value
      return bound.exclusive ? `${side === 'maximum' ? 'less' : 'more'} than ${value}` : String(value)
    }
    const exclusive = side === 'maximum' ? 'exclusiveMaximum' : 'exclusiveMinimum'
    const keyword = valuesOf([...pair.old, ...pair.now], side).length > 0 ? side : exclusive
    const flags = { narrows: !isWithin(old, now), widens: !isWithin(now, old) }
    return differing(pair, keyword, flags, changeOf(side, words(old), words(now)))
  })
}

/** Keywords that count: each with the number that says nothing. */
const counts: Partial<Record<Pair['type'], readonly (readonly [keyword: string, least: number])[]>> = {
  string: [
    ['minLength', 0],
    ['maxLength', Infinity],
  ],
  array: [
    ['minItems', 0],
    ['maxItems', Infinity],
  ],
  object: [
    ['minProperties', 0],
    ['maxProperties', Infinity],
  ],
}

/** Lengths of texts and lists, numbers of fields. */
export function countRules(pair: Pair): Difference[] {
  return (counts[pair.type] ?? []).flatMap(([keyword, least]) => {
    const strictest = least === 0 ? Math.max : Math.min
    const [old = least, now = least] = [pair.old, pair.now].map((parts) =>
      strictest(least, ...numbersOf(parts, keyword)),
    )
    const flags = least === 0 ? { narrows: now > old, widens: now < old } : { narrows: now < old, widens: now > old }
    const words = (count: number) => (count === least ? undefined : String(count))
    return differing(pair, keyword, flags, changeOf(keyword, words(old), words(now)))
  })
}

const listOf = (values: readonly unknown[]) => (values.length > 0 ? values.map(shown).join(' and ') : undefined)

function multiples(pair: Pair): Difference[] {
  const [old = [], now = []] = [pair.old, pair.now].map((parts) => numbersOf(parts, 'multipleOf'))
  const implied = (by: number[], step: number) =>
    by.some((each) => Number.isInteger(each / step)) || (pair.type === 'integer' && Number.isInteger(1 / step))
  const flags = {
    narrows: now.some((step) => !implied(old, step)),
    widens: old.some((step) => !implied(now, step)),
  }
  return differing(pair, 'multipleOf', flags, changeOf('multipleOf', listOf(old), listOf(now)))
}

/** Formats whose values all have another format too. */
const wider: Readonly<Record<string, string>> = {
  int32: 'int64',
  float: 'double',
  uri: 'uri-reference',
  email: 'idn-email',
  hostname: 'idn-hostname',
}

/** Formats that say nothing of a value: how it is shown, or what OpenAPI 3.1 says with another keyword. */
const otherwise: Readonly<Record<string, readonly [keyword: string, text: string]>> = {
  byte: ['contentEncoding', 'base64'],
  binary: ['contentMediaType', 'application/octet-stream'],
  password: ['', ''],
}
const isUniversal = (pattern: string) => /^\^?(\.\*|\[\\s\\S\]\*)?\$?$/.test(pattern)

/** The texts of a keyword, be they said by a format. */
function textsOf(parts: Parts, keyword: string): string[] {
  const written = valuesOf(parts, keyword).map(String)
  if (keyword === 'pattern') return written.filter((pattern) => !isUniversal(pattern))
  if (keyword === 'format') return written.filter((format) => !(format in otherwise))
  const said = valuesOf(parts, 'format').flatMap((format) => {
    const [by, text] = otherwise[String(format)] ?? []
    return by === keyword && text !== undefined ? [text] : []
  })
  return [...written, ...said]
}

/** Keywords with a text that a value has to fit: a value fits another text only if one format implies another. */
function texts(pair: Pair, keyword: string): Difference[] {
  const old = textsOf(pair.old, keyword)
  const now = textsOf(pair.now, keyword)
  const implied = (by: string[], text: string) =>
    by.includes(text) || (keyword === 'format' && by.some((each) => wider[each] === text))
  const flags = {
    narrows: now.some((text) => !implied(old, text)),
    widens: old.some((text) => !implied(now, text)),
  }
  return differing(pair, keyword, flags, changeOf(keyword, listOf(old), listOf(now)))
}

function scalarRules(pair: Pair): Difference[] {
  if (pair.type === 'integer' || pair.type === 'number')
    return [...bounds(pair), ...multiples(pair), ...texts(pair, 'format')]
  if (pair.type !== 'string') return []
  const content = ['contentEncoding', 'contentMediaType'].flatMap((keyword) => texts(pair, keyword))
  return [...countRules(pair), ...texts(pair, 'pattern'), ...texts(pair, 'format'), ...content]
}

/** Whether a listed value keeps the other keywords of its schema, as far as they are about numbers and texts. */
function obeys(value: unknown, parts: Parts): boolean {
  if (typeof value === 'number') {
    const point = { value, exclusive: false }
    const [low, high] = (['minimum', 'maximum'] as const).map((side) => boundOf(parts, side, false))
    return isWithin({ ...point, value: -value }, low) && isWithin(point, high)
  }
  if (typeof value !== 'string') return true
  const length = Array.from(value).length
  const fits = (text: string) => {
    try {
      return new RegExp(text, 'u').test(value)
    } catch {
      return true
    }
  }
  return (
    numbersOf(parts, 'minLength').every((least) => length >= least) &&
    numbersOf(parts, 'maxLength').every((most) => length <= most) &&
    valuesOf(parts, 'pattern').map(String).every(fits)
  )
}

/** The values of one type that a schema lists; undefined where it lists none. */
function listed(parts: Parts, type: Pair['type']): unknown[] | undefined {
  const isOfType = (value: unknown) => typeOf(value) === type || (type === 'number' && typeOf(value) === 'integer')
  const values = type === 'boolean' ? (listedValues(parts) ?? [true, false]) : listedValues(parts)
  return values?.filter((value) => isOfType(value) && obeys(value, parts))
}

/** Numbers, texts and listed values. Where a schema lists its values, its other keywords count by what they leave. */
export function valueRules(pair: Pair): Difference[] {
  const old = listed(pair.old, pair.type)
  const now = listed(pair.now, pair.type)
  if (!old && !now) return scalarRules(pair)
  const keyword = valuesOf([...pair.old, ...pair.now], 'enum').length > 0 ? 'enum' : 'const'
  if (old && now) {
    const gone = lacking(old, now).map((value) => ({ value, flags: { narrows: true, widens: false }, word: 'gone' }))
    const come = lacking(now, old).map((value) => ({ value, flags: { narrows: false, widens: true }, word: 'new' }))
    return [...gone, ...come].flatMap(({ value, flags, word }) =>
      differing(pair, keyword, flags, `: the value ${shown(value)} is ${word}`),
    )
  }
  if (now) return differing(pair, keyword, { narrows: true, widens: false }, `: is one of ${shown(now)} now`)
  const narrows = old?.some((value) => !obeys(value, pair.now)) ?? false
  return differing(pair, keyword, { narrows, widens: true }, `: is no longer one of ${shown(old)}`)
}
