import { isObject, type Json, type Path, objectIn, referenceOf, targetOf, same } from '#openapi/contract/json.ts'
import type { Change, FoundChange } from './change.ts'
import { type DocumentNode, shown } from './document.ts'
import { methods, pairedPaths } from './operations.ts'

/** A value that both documents write differently; its words are its path with the names of listed things. */
interface DocumentDifference {
  at: Path
  words: readonly string[]
  old: unknown
  now: unknown
}

/** The texts that changes are about: keywords of an object, or all of it (`*`). */
type Seen = Map<unknown, Set<string>>

function seenBy(found: readonly FoundChange[]): Seen {
  const seen: Seen = new Map()
  for (const { place, keyword } of found.flatMap(({ texts }) => texts)) {
    if (!isObject(place.value)) continue
    seen.set(place.value, (seen.get(place.value) ?? new Set()).add(keyword))
  }
  return seen
}

interface Entry {
  value: unknown
  at: number
}

const areNamedAlike = (a: unknown, b: unknown) =>
  isObject(a) && isObject(b) && typeof a.name === 'string' && a.name === b.name && a.in === b.in

function take(entries: Entry[], matches: (value: unknown) => boolean): Entry | undefined {
  const index = entries.findIndex(({ value }) => matches(value))
  return index === -1 ? undefined : entries.splice(index, 1)[0]
}

/** Entries of two lists that belong together: equal ones, those of one name, then the others by their order. */
function pairedEntries(old: readonly unknown[], now: readonly unknown[]): [Entry | undefined, Entry | undefined][] {
  const unpaired = now.map((value, at) => ({ value, at }))
  const unequal = old
    .map((value, at) => ({ value, at }))
    .filter(({ value }) => !take(unpaired, (other) => same(value, other)))
  const named = unequal.map((entry) => ({
    entry,
    partner: take(unpaired, (other) => areNamedAlike(entry.value, other)),
  }))
  const pairs = named.map(({ entry, partner }): [Entry, Entry | undefined] => [entry, partner ?? unpaired.shift()])
  return [...pairs, ...unpaired.map((entry): [undefined, Entry] => [undefined, entry])]
}

const nameOf = ({ value, at }: Entry) => (isObject(value) && typeof value.name === 'string' ? value.name : String(at))

/** What two documents are compared by. */
interface Comparing {
  seen: Seen
  documents: { readonly old: Json; readonly now: Json }
  /** What was compared with a reference, which may lead back to itself. */
  passed: Map<unknown, Set<unknown>>
}

/** The value in place of a reference, with what stands beside the reference; to refer is no difference of its own. */
function inPlace(part: unknown, document: Json, { seen }: Comparing) {
  const reference = referenceOf(part)
  const target = reference === undefined ? undefined : targetOf(document, reference)
  const { $ref: _reference, ...own } = objectIn(part)
  const sources = [part, target].flatMap((each) => seen.get(each) ?? [])
  return {
    value: isObject(target) ? { ...target, ...own } : part,
    isSeen: (keyword: string) => sources.some((keywords) => keywords.has(keyword)),
  }
}

/** The differences between two values that no change is about. */
function differences(
  given: { readonly old: unknown; readonly now: unknown },
  at: Path,
  words: readonly string[],
  by: Comparing,
): DocumentDifference[] {
  if (same(given.old, given.now)) return []
  if (referenceOf(given.old) ?? referenceOf(given.now)) {
    const passed = by.passed.get(given.old) ?? new Set()
    if (passed.has(given.now)) return []
    by.passed.set(given.old, passed.add(given.now))
  }
  const before = inPlace(given.old, by.documents.old, by)
  const after = inPlace(given.now, by.documents.now, by)
  const isSeen = (keyword: string) => before.isSeen(keyword) || after.isSeen(keyword)
  const old = before.value
  const now = after.value
  if (same(old, now) || isSeen('*')) return []
  if (Array.isArray(old) && Array.isArray(now) && [...old, ...now].every(isObject))
    return pairedEntries(old, now).flatMap(([one, other]) => {
      const entry = other ?? one ?? { value: undefined, at: 0 }
      return differences({ old: one?.value, now: other?.value }, [...at, entry.at], [...words, nameOf(entry)], by)
    })
  if (!isObject(old) || !isObject(now)) return [{ at, words, old, now }]
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => !isSeen(key))
    .flatMap((key) => differences({ old: old[key], now: now[key] }, [...at, key], [...words, key], by))
}

/** The operations of a document, each with what its path says for all of them. */
function operationsOf(document: Json): { id: string; parts: unknown[] }[] {
  return Object.entries(objectIn(document.paths)).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = isObject(item) ? item[method] : undefined
      if (!isObject(item) || !isObject(operation)) return []
      return [{ id: idOf(operation, path, method), parts: [operation, item.parameters] }]
    }),
  )
}

const idOf = ({ operationId }: Json, path: string, method: string) =>
  typeof operationId === 'string' ? operationId : `${method} ${path}`

/** The operations that use each component, by `schemas/Review`. */
function usersOf(document: Json): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  const components = objectIn(document.components)
  function follow(part: unknown, id: string): void {
    for (const [, component = ''] of JSON.stringify(part ?? null).matchAll(/"#\/components\/([^"/]+\/[^"/]+)/g)) {
      const ids = users.get(component) ?? new Set()
      users.set(component, ids)
      if (ids.has(id)) continue
      ids.add(id)
      const [kind = '', name = ''] = component.split('/')
      const group = components[kind]
      follow(isObject(group) ? group[name] : undefined, id)
    }
  }
  for (const { id, parts } of operationsOf(document)) follow(parts, id)
  return users
}

const skipped = new Set(['properties', 'content', 'schema', 'application/json'])

const inWords = (words: readonly string[]) =>
  words.filter((word, at) => !skipped.has(word) || at === words.length - 1).join('.')

/** Where a difference is: `answer 200: description`, `document: info version`. */
function where([root = '', path = '', method = '', part, ...rest]: readonly string[]): string {
  if (root !== 'paths' || !methods.includes(method))
    return `document: ${[root, path, method, part, ...rest].filter((word) => word !== undefined && word !== '').join(' ')}`
  if (part === 'responses' && rest.length > 1) return `answer ${rest[0]}: ${inWords(rest.slice(1))}`
  if (part === 'requestBody' && rest.length > 0) return `request: ${inWords(rest)}`
  if (part === 'parameters' && rest.length > 0) return `parameter: ${inWords(rest)}`
  return `operation: ${inWords([part ?? '', ...rest])}`
}

/** A value short enough for a sentence. */
const isShort = (value: unknown) => !isObject(value) && shown(value).length <= 60

function sentenceOf({ words, old, now }: DocumentDifference): string {
  if (old === undefined) return `${where(words)} is new`
  if (now === undefined) return `${where(words)} is gone`
  return `${where(words)} changed${isShort(old) && isShort(now) ? ` from ${shown(old)} to ${shown(now)}` : ''}`
}

/** What both documents write differently and no change says: for who calls it is the same, so each is neutral. */
export function unseen(old: DocumentNode, now: DocumentNode, found: readonly FoundChange[]): Change[] {
  const by = { seen: seenBy(found), documents: { old: old.document, now: now.document }, passed: new Map() }
  const { paths: oldPaths, ...before } = objectIn(old.value)
  const { paths: newPaths, ...after } = objectIn(now.value)
  const pairs = pairedPaths({ ...old, value: oldPaths }, { ...now, value: newPaths }).flatMap(([one, other]) => {
    const path = (other ?? one)?.[0] ?? ''
    return differences({ old: one?.[1].value, now: other?.[1].value }, ['paths', path], ['paths', path], by)
  })
  const users = [now, old].map((document) => usersOf(objectIn(document.value)))
  return [...pairs, ...differences({ old: before, now: after }, [], [], by)].map((difference) => {
    const [root, path = '', method = ''] = difference.words
    const ids = [now, old].map((document) => idAt(objectIn(document.value), path, method))
    const id = root === 'paths' ? ids.find((each) => each !== undefined) : undefined
    const using = root === 'components' ? users.flatMap((map) => [...(map.get(`${path}/${method}`) ?? [])]) : []
    const operations = id === undefined ? [...new Set(using)] : [id]
    const rest = { sentence: sentenceOf(difference), pointer: difference.at, part: 'operation' as const }
    return { class: 'neutral', operations, formerly: [], ...rest }
  })
}

function idAt({ paths }: Json, path: string, method: string): string | undefined {
  const item = isObject(paths) ? paths[path] : undefined
  const operation = isObject(item) ? item[method] : undefined
  return methods.includes(method) && isObject(operation) ? idOf(operation, path, method) : undefined
}
