import { objectIn, same } from '#openapi/contract/json.ts'
import { type DocumentNode, schemaAt, shown } from '../document.ts'
import { asRules, type Difference, differing, type Direction, lacking, type Pair } from './difference.ts'
import { keysOf, keywords, type Parts, partsOf, schemasAt, valuesOf } from './parts.ts'
import { countRules } from './scalar-rules.ts'

/** What a schema says of a field: by its name, by a rule for other names, or nothing; a hidden one is never sent. */
interface Field {
  says: 'named' | 'by rule' | 'nothing'
  schemas: Parts
}

const mapOf = (part: DocumentNode, keyword: string) => objectIn(keywords(part)[keyword])

function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name)
  } catch {
    return false
  }
}

/** What unnamed fields have to keep. */
function restOf(parts: Parts): DocumentNode[] {
  return parts.flatMap((part) => {
    const words = keywords(part)
    if ('additionalProperties' in words) return [schemaAt(part, 'additionalProperties')]
    return 'unevaluatedProperties' in words ? [schemaAt(part, 'unevaluatedProperties')] : []
  })
}

const refuses = (schemas: Parts) => schemas.some(({ value }) => value === false)

/** `true` and `{}` say as little as no schema. */
const allowsAll = ({ value }: DocumentNode) => value === true || same(value, {})

/** A field that is read-only is in no request, one that is write-only in no answer. */
const isHidden = (schemas: Parts, direction: Direction) =>
  valuesOf(partsOf(schemas), direction === 'request' ? 'readOnly' : 'writeOnly').includes(true)

function fieldOf(parts: Parts, name: string, direction: Direction): Field {
  let isNamed = false
  const schemas = parts.flatMap((part) => {
    const own = name in mapOf(part, 'properties') ? [schemaAt(part, 'properties', name)] : []
    isNamed ||= own.length > 0
    const fitting = keysOf([part], 'patternProperties').filter((pattern) => matches(pattern, name))
    const all = [...own, ...fitting.map((pattern) => schemaAt(part, 'patternProperties', pattern))]
    const others = 'additionalProperties' in keywords(part) ? [schemaAt(part, 'additionalProperties')] : []
    return all.length > 0 ? all : others
  })
  const unevaluated = schemas.length > 0 ? [] : restOf(parts)
  const found = [...schemas, ...unevaluated]
  if (isNamed) return isHidden(found, direction) ? { says: 'nothing', schemas: [] } : { says: 'named', schemas: found }
  return { says: refuses(found) || found.every(allowsAll) ? 'nothing' : 'by rule', schemas: found }
}

/** A named field that came or went. */
function existence(pair: Pair, name: string, fieldIs: 'new' | 'gone'): Difference[] {
  const maps = [...pair.old, ...pair.now].map((part) => schemaAt(part, 'properties'))
  const has = (parts: Parts) => parts.find((part) => name in mapOf(part, 'properties'))
  const holder = has(fieldIs === 'new' ? pair.now : pair.old)
  const at = [...(holder?.at ?? []), 'properties', name]
  const flags = { narrows: fieldIs === 'gone', widens: fieldIs === 'new' }
  return [{ field: `.${name}`, words: ` is ${fieldIs}`, ...flags, fieldIs, at, about: maps, keyword: name }]
}

function properties(pair: Pair): Difference[] {
  return keysOf([...pair.old, ...pair.now], 'properties').flatMap((name) => {
    const old = fieldOf(pair.old, name, pair.direction)
    const now = fieldOf(pair.now, name, pair.direction)
    if (old.says !== 'named' && now.says !== 'named') return []
    if (now.says === 'nothing') return existence(pair, name, 'gone')
    if (old.says === 'nothing') return existence(pair, name, 'new')
    return pair.compare(old.schemas, now.schemas, `.${name}`)
  })
}

function required(pair: Pair): Difference[] {
  const isHere = (parts: Parts, name: string) => fieldOf(parts, name, pair.direction).says !== 'nothing'
  const isHiddenIn = (parts: Parts, name: string) => keysOf(parts, 'properties').includes(name) && !isHere(parts, name)
  const read = (parts: Parts) =>
    [...new Set(valuesOf(parts, 'required').flat().map(String))].filter((name) => !isHiddenIn(parts, name))
  const old = read(pair.old)
  const now = read(pair.now)
  // An answer's new field, and a field that is gone, are differences already.
  const isNew = (name: string) => pair.direction === 'answer' && isHere(pair.now, name) && !isHere(pair.old, name)
  const come = now.filter((name) => !old.includes(name) && !isNew(name))
  const gone = old.filter((name) => !now.includes(name) && (isHere(pair.now, name) || !isHere(pair.old, name)))
  return [
    ...come.flatMap((name) =>
      differing(pair, 'required', { narrows: true, widens: false }, `: required ${shown(name)} is new`),
    ),
    ...gone.flatMap((name) =>
      differing(pair, 'required', { narrows: false, widens: true }, `: required ${shown(name)} is gone`),
    ),
  ]
}

/** What unnamed fields may be. */
function rest(pair: Pair): Difference[] {
  const old = restOf(pair.old)
  const now = restOf(pair.now)
  const keyword = [...pair.old, ...pair.now].some((part) => 'additionalProperties' in keywords(part))
    ? 'additionalProperties'
    : 'unevaluatedProperties'
  if (refuses(old) !== refuses(now)) {
    const words = `: other fields are ${refuses(now) ? 'no longer' : 'now'} allowed`
    return differing(pair, keyword, { narrows: refuses(now), widens: refuses(old) }, words)
  }
  return refuses(old) ? [] : pair.compare(old, now, '.*')
}

function withPattern(parts: Parts, pattern: string): DocumentNode[] {
  const own = parts.filter((part) => pattern in mapOf(part, 'patternProperties'))
  return own.length > 0 ? schemasAt(own, 'patternProperties', pattern) : restOf(parts)
}

const patterns = ({ old, now, compare }: Pair): Difference[] =>
  keysOf([...old, ...now], 'patternProperties').flatMap((pattern) =>
    compare(withPattern(old, pattern), withPattern(now, pattern), `.{${pattern}}`),
  )

function names({ old, now, compare }: Pair): Difference[] {
  const found = compare(schemasAt(old, 'propertyNames'), schemasAt(now, 'propertyNames'), '')
  return found.map((each) => ({ ...each, words: `: names of fields${each.words}` }))
}

const dependentIn = (parts: Parts): string[] =>
  parts.flatMap((part) =>
    Object.entries(mapOf(part, 'dependentRequired')).flatMap(([name, needed]) =>
      [needed].flat().map((other) => `with ${name}, ${String(other)} must be sent too`),
    ),
  )

function dependentFields(pair: Pair): Difference[] {
  const old = dependentIn(pair.old)
  const now = dependentIn(pair.now)
  const say = (rule: string, word: 'new' | 'gone') =>
    differing(
      pair,
      'dependentRequired',
      { narrows: word === 'new', widens: word === 'gone' },
      `: ${rule}: this is ${word}`,
    )
  return [
    ...lacking(now, old).flatMap((rule) => say(rule, 'new')),
    ...lacking(old, now).flatMap((rule) => say(rule, 'gone')),
  ]
}

const dependentSchemas = ({ old, now, compare }: Pair): Difference[] =>
  keysOf([...old, ...now], 'dependentSchemas').flatMap((name) => {
    const found = compare(schemasAt(old, 'dependentSchemas', name), schemasAt(now, 'dependentSchemas', name), '')
    return asRules(found).map((each) => ({ ...each, words: `${each.words}, where ${name} is sent` }))
  })

const rules = [properties, required, rest, patterns, names, dependentFields, dependentSchemas, countRules]

/** The rules about objects. */
export const objectRules = (pair: Pair): Difference[] =>
  pair.type === 'object' ? rules.flatMap((rule) => rule(pair)) : []
