import { foundAt, changesOf, classOf, type FoundChange } from './change.ts'
import { child, entriesOf, itemsOf, type DocumentNode, schemaAt, shown, textAt } from './document.ts'
import { isStructured, SchemaComparison } from './schemas/compare-schemas.ts'
import type { Difference, Direction } from './schemas/difference.ts'
import { keywords, partsOf, valuesOf } from './schemas/parts.ts'
import { valueTypesOf } from './schemas/value-types.ts'

interface Parameter {
  name: string
  in: string
  place: DocumentNode
}

/** Headers that other parts of the contract describe. */
const described = new Set(['accept', 'content-type', 'authorization'])

/** The names in `/orders/{id}/items/{item}`. */
export const namesIn = (path: string): string[] => [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) => name)

/** Parameters of an operation and its path by what tells them apart: a path parameter by its place in the path. */
function parametersOf(path: string, pathItem: DocumentNode, operation: DocumentNode): Map<string, Parameter> {
  const found = new Map<string, Parameter>()
  for (const place of [...itemsOf(child(pathItem, 'parameters')), ...itemsOf(child(operation, 'parameters'))]) {
    const name = textAt(place, 'name') ?? ''
    const where = textAt(place, 'in') ?? ''
    if (where === 'header' && described.has(name.toLowerCase())) continue
    const word = where === 'header' ? name.toLowerCase() : name
    found.set(`${where} ${where === 'path' ? namesIn(path).indexOf(name) : word}`, { name, in: where, place })
  }
  return found
}

/** The schema of a parameter or header, and how a value is written into a text. */
function serialization({ place, in: where }: Parameter): {
  schema: DocumentNode
  isContent: boolean
  style: string
  explode: boolean
} {
  const [content] = entriesOf(child(place, 'content'))
  const style = textAt(place, 'style') ?? (where === 'query' || where === 'cookie' ? 'form' : 'simple')
  const { value } = child(place, 'explode')
  return {
    schema: content ? schemaAt(content[1], 'schema') : schemaAt(place, 'schema'),
    isContent: content !== undefined,
    style,
    explode: typeof value === 'boolean' ? value : style === 'form',
  }
}

function required(old: Parameter, now: Parameter, direction: Direction, where: string): FoundChange[] {
  const [before, after] = [old, now].map(
    ({ place, in: kind }) => kind === 'path' || child(place, 'required').value === true,
  )
  if (before === after) return []
  const flags = { narrows: after === true, widens: before === true }
  const sentence = `${where}: ${now.name} ${after ? 'is required now' : 'is no longer required'}`
  return [
    foundAt([old.place, now.place], 'required', {
      class: classOf(direction, flags),
      sentence,
      part: direction,
    }),
  ]
}

function writing(old: Parameter, now: Parameter, where: string, part: FoundChange['part']): FoundChange[] {
  const before = serialization(old)
  const after = serialization(now)
  const say = (keyword: string, words: string) =>
    foundAt([old.place, now.place], keyword, { class: 'breaking', sentence: `${where}: ${now.name}: ${words}`, part })
  if (before.isContent !== after.isContent) return [say('content', 'is written in another way (schema or content)')]
  const structured = isStructured(before.schema) || isStructured(after.schema)
  return [
    ...(before.style !== after.style ? [say('style', `style changed from ${before.style} to ${after.style}`)] : []),
    ...(structured && before.style === after.style && before.explode !== after.explode
      ? [say('explode', `explode changed from ${before.explode} to ${after.explode}`)]
      : []),
  ]
}

function emptyValue(old: Parameter, now: Parameter, where: string): FoundChange[] {
  const [before, after] = [old, now].map(({ place }) => child(place, 'allowEmptyValue').value === true)
  if (before === after) return []
  const sentence = `${where}: ${now.name} may ${after ? 'be empty now' : 'no longer be empty'}`
  return [
    foundAt([old.place, now.place], 'allowEmptyValue', {
      class: after ? 'additive' : 'breaking',
      sentence,
      part: 'request',
    }),
  ]
}

/** A call that leaves the parameter out means something else now. */
function defaults(old: Parameter, now: Parameter, where: string): FoundChange[] {
  if (child(old.place, 'required').value === true) return []
  const [before, after] = [old, now].map((one) => child(serialization(one).schema, 'default'))
  if (!before || !after || JSON.stringify(before.value) === JSON.stringify(after.value)) return []
  const sentence = `${where}: ${now.name}: default changed from ${shown(before.value)} to ${shown(after.value)}`
  const schemas = [old, now].map((one) => child(serialization(one).schema))
  return [foundAt(schemas, 'default', { class: 'breaking', sentence, part: 'request' })]
}

/** `?tag=a` is one text, and a list of one text: a parameter of the query may become a list of what it was. */
function listOf(old: Parameter, now: Parameter): DocumentNode[] {
  const before = serialization(old)
  const after = serialization(now)
  const types = valueTypesOf(partsOf([after.schema]))
  const isRepeated = now.in === 'query' && after.style === 'form' && after.explode && !after.isContent
  const fitsOne = valuesOf(partsOf([after.schema]), 'minItems').every((least) => Number(least) <= 1)
  const becomes = isRepeated && fitsOne && types.join() === 'array' && !isStructured(before.schema)
  return becomes ? partsOf([after.schema]).map((part) => schemaAt(part, 'items')) : [after.schema]
}

const saysNothing = (keyword: string) =>
  ['type', 'title', 'description', 'default', 'example', 'examples', 'deprecated'].includes(keyword) ||
  keyword.startsWith('x-')

/** Whether a schema allows every text, and so every number and boolean as it stands in an address or a header. */
function isAnyText(schemas: readonly DocumentNode[]): boolean {
  const parts = partsOf(schemas)
  return (
    valueTypesOf(parts).join() === 'string' && parts.every((part) => Object.keys(keywords(part)).every(saysNothing))
  )
}

/** What differs between two values that are written as one text. */
function textDifferences(old: Parameter, now: Parameter, direction: Direction): Difference[] {
  const before = [serialization(old).schema]
  const after = listOf(old, now)
  const differences = new SchemaComparison(direction).compare(before, after)
  if (serialization(now).isContent || [...before, ...after].some(isStructured)) return differences
  const wasAnyText = isAnyText(before)
  const takesAnyText = isAnyText(after)
  return differences
    .map((each) => ({ ...each, narrows: each.narrows && !takesAnyText, widens: each.widens && !wasAnyText }))
    .filter(({ narrows, widens }) => narrows || widens)
}

/** What differs between two parameters, or two headers, of the same name. */
export function compareParameter(old: Parameter, now: Parameter, direction: Direction, where: string): FoundChange[] {
  const differences = textDifferences(old, now, direction)
  return [
    ...required(old, now, direction, where),
    ...writing(old, now, where, direction),
    ...changesOf(differences, direction, { where, subject: now.name, part: direction }),
  ]
}

/** What differs between the parameters of two versions of an operation. */
export function compareParameters(
  old: { path: string; pathItem: DocumentNode; operation: DocumentNode },
  now: { path: string; pathItem: DocumentNode; operation: DocumentNode },
  direction: Direction,
  where: string,
): FoundChange[] {
  const before = parametersOf(old.path, old.pathItem, old.operation)
  const after = parametersOf(now.path, now.pathItem, now.operation)
  const part = direction
  const existence = (one: Parameter, word: 'new' | 'gone'): FoundChange => {
    const isRequired = child(one.place, 'required').value === true
    const narrows = word === 'gone' || (isRequired && direction === 'request')
    const sentence = `${where}: ${one.name} is ${word}`
    return {
      ...foundAt([one.place], '*', { class: narrows ? 'breaking' : 'additive', sentence, part }),
      pointer: one.place.at,
    }
  }
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const one = before.get(key)
    const other = after.get(key)
    if (!one) return other ? [existence(other, 'new')] : []
    if (!other) return [existence(one, 'gone')]
    const own = direction === 'request' ? [...emptyValue(one, other, where), ...defaults(one, other, where)] : []
    return [...compareParameter(one, other, direction, where), ...own]
  })
}
