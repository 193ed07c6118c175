import { same } from '#openapi/contract/json.ts'
import { bareType, namesFor } from '#openapi/contract/media-type.ts'
import { foundAt, changesOf, classOf, type FoundChange } from './change.ts'
import { child, entriesOf, type DocumentNode, schemaAt } from './document.ts'
import { compareParameter } from './parameters.ts'
import { SchemaComparison } from './schemas/compare-schemas.ts'
import { type Direction, lacking } from './schemas/difference.ts'

const contentOf = (body: DocumentNode): Map<string, DocumentNode> =>
  new Map(entriesOf(child(body, 'content')).map(([type, place]) => [bareType(type), place]))

/** The entry for a type itself, else for the narrowest range that has it, such as `image/*`. */
const entryFor = (content: Map<string, DocumentNode>, type: string): DocumentNode | undefined =>
  namesFor(type)
    .map((name) => content.get(name))
    .find((each) => each !== undefined)

const typesIn = (written: unknown) =>
  String(written)
    .split(',')
    .map((type) => type.trim())

/** What changed in how a field of a form is written: more types of content than before break nothing. */
function encoding(
  old: DocumentNode,
  now: DocumentNode,
  keyword: string,
  change: { where: string; part: FoundChange['part'] },
): FoundChange[] {
  const written = child(old, keyword).value
  const writes = child(now, keyword).value
  if (same(written, writes)) return []
  const isMore =
    writes === undefined || (written !== undefined && lacking(typesIn(written), typesIn(writes)).length === 0)
  const sentence = `${change.where}: ${keyword} of its encoding changed`
  const kind = keyword === 'contentType' && isMore ? 'additive' : 'breaking'
  return [foundAt([old, now], keyword, { class: kind, sentence, part: change.part })]
}

/** How each field of a form is written. */
function encodings(old: DocumentNode, now: DocumentNode, where: string, part: FoundChange['part']): FoundChange[] {
  const before = child(old, 'encoding')
  const after = child(now, 'encoding')
  const fields = new Set([...entriesOf(before), ...entriesOf(after)].map(([field]) => field))
  return [...fields].flatMap((field) =>
    ['contentType', 'style', 'explode'].flatMap((keyword) =>
      encoding(child(before, field), child(after, field), keyword, { where: `${where}: ${field}`, part }),
    ),
  )
}

function compareMedia(old: DocumentNode, now: DocumentNode, direction: Direction, where: string): FoundChange[] {
  const differences = new SchemaComparison(direction).compare([schemaAt(old, 'schema')], [schemaAt(now, 'schema')])
  return [
    ...changesOf(differences, direction, { where, subject: '', part: direction }),
    ...encodings(old, now, where, direction),
  ]
}

/** What stands in a map of one document only: what is gone breaks, what is new does not. */
const existence = (
  maps: DocumentNode[],
  key: string,
  word: 'new' | 'gone',
  what: string,
  part: FoundChange['part'],
): FoundChange =>
  foundAt(maps, key, { class: word === 'gone' ? 'breaking' : 'additive', sentence: `${what} is ${word}`, part })

/** What differs between the contents of two bodies. */
function compareContent(old: DocumentNode, now: DocumentNode, direction: Direction, where: string): FoundChange[] {
  const before = contentOf(old)
  const after = contentOf(now)
  const maps = [child(old, 'content'), child(now, 'content')]
  const say = (type: string, word: 'new' | 'gone') => {
    const written = maps.flatMap(entriesOf).find(([key]) => bareType(key) === type)?.[0] ?? type
    return existence(maps, written, word, `${where}: the content type ${type}`, direction)
  }
  const both = [...before].flatMap(([type, one]) => {
    const other = entryFor(after, type)
    return other ? compareMedia(one, other, direction, where) : [say(type, 'gone')]
  })
  return [...both, ...lacking([...after.keys()], [...before.keys()]).map((type) => say(type, 'new'))]
}

const isRequired = (body: DocumentNode) => child(body, 'required').value === true

/** What differs between the bodies of two versions of a request. */
export function compareRequestBodies(
  old: DocumentNode,
  now: DocumentNode,
  direction: Direction,
  where: string,
): FoundChange[] {
  const before = child(old, 'requestBody')
  const after = child(now, 'requestBody')
  if (before.value === undefined && after.value === undefined) return []
  if (before.value === undefined) {
    const flags = { narrows: isRequired(after), widens: true }
    const sentence = `${where}: the body is new${isRequired(after) ? ' and required' : ''}`
    return [foundAt([old, now], 'requestBody', { class: classOf(direction, flags), sentence, part: direction })]
  }
  if (after.value === undefined) return [existence([old, now], 'requestBody', 'gone', `${where}: the body`, direction)]
  const content = compareContent(before, after, direction, where)
  if (isRequired(before) === isRequired(after)) return content
  const flags = { narrows: isRequired(after), widens: isRequired(before) }
  const sentence = `${where}: the body ${isRequired(after) ? 'is required now' : 'is no longer required'}`
  return [
    foundAt([before, after], 'required', { class: classOf(direction, flags), sentence, part: direction }),
    ...content,
  ]
}

/** Headers by their name in small letters; `Content-Type` is described by the content. */
function headersOf(answer: DocumentNode): Map<string, { name: string; in: string; place: DocumentNode }> {
  const all = entriesOf(child(answer, 'headers')).map(([name, place]) => ({ name, in: 'header', place }))
  return new Map(
    all.filter(({ name }) => name.toLowerCase() !== 'content-type').map((each) => [each.name.toLowerCase(), each]),
  )
}

function compareHeaders(old: DocumentNode, now: DocumentNode, direction: Direction, where: string): FoundChange[] {
  const before = headersOf(old)
  const after = headersOf(now)
  const maps = [child(old, 'headers'), child(now, 'headers')]
  const both = [...before].flatMap(([key, one]) => {
    const other = after.get(key)
    if (!other) return [existence(maps, one.name, 'gone', `${where}: header ${one.name}`, direction)]
    return compareParameter(one, other, direction, `${where}: header`)
  })
  const come = [...after].filter(([key]) => !before.has(key))
  return [...both, ...come.map(([, { name }]) => existence(maps, name, 'new', `${where}: header ${name}`, direction))]
}

/** The answer for a status, else for its range, such as `4XX`. */
function answerFor(answers: DocumentNode, status: string): DocumentNode | undefined {
  const entries = new Map(entriesOf(answers).map(([key, place]) => [key.toUpperCase(), place]))
  return entries.get(status.toUpperCase()) ?? entries.get(`${status.charAt(0)}XX`)
}

/** What differs between the answers of two versions of an operation. */
export function compareAnswers(
  old: DocumentNode,
  now: DocumentNode,
  direction: Direction,
  prefix: string,
): FoundChange[] {
  const before = child(old, 'responses')
  const after = child(now, 'responses')
  const compare = (one: DocumentNode, other: DocumentNode, status: string) => {
    const where = `${prefix}answer ${status}`
    return [...compareContent(one, other, direction, where), ...compareHeaders(one, other, direction, where)]
  }
  const say = (status: string, word: 'new' | 'gone') =>
    existence([before, after], status, word, `${prefix}answer ${status}`, direction)
  const statuses = new Set(entriesOf(before).map(([status]) => status.toUpperCase()))
  const come = entriesOf(after).filter(([status]) => !statuses.has(status.toUpperCase()))
  return [
    ...entriesOf(before).flatMap(([status, one]) => {
      const other = answerFor(after, status)
      return other ? compare(one, other, status) : [say(status, 'gone')]
    }),
    ...come.flatMap(([status, other]) => {
      // What the status answered until now without being named; nobody expects a success there.
      const otherwise = status.startsWith('2') ? undefined : answerFor(before, 'default')
      const one = answerFor(before, status) ?? otherwise
      return [say(status, 'new'), ...(one ? compare(one, other, status) : [])]
    }),
  ]
}
