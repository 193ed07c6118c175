import { isObject, same } from '#openapi/contract/json.ts'
import { compareAccess } from './access.ts'
import { compareAnswers, compareRequestBodies } from './bodies.ts'
import { foundAt, type FoundChange } from './change.ts'
import { child, entriesOf, type DocumentNode, textAt } from './document.ts'
import { compareParameters, namesIn } from './parameters.ts'
import { compareServers } from './servers.ts'
import type { Direction } from './schemas/difference.ts'

export const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** A call, or a call that the host makes, as one of the two documents describes it. */
interface Side {
  document: DocumentNode
  path: string
  pathItem: DocumentNode
  operation: DocumentNode
}

/** A path without the names of its parameters. */
const shape = (path: string) => path.replaceAll(/\{[^}]*\}/g, '{}')

type Entry = [path: string, place: DocumentNode]

const pathsIn = (paths: DocumentNode): Entry[] => entriesOf(paths).filter(([key]) => !key.startsWith('x-'))

/** The entries of two maps of paths: the same path, or one whose parameters have other names, is a pair. */
export function pairedPaths(old: DocumentNode, now: DocumentNode): [old: Entry | undefined, now: Entry | undefined][] {
  const before = pathsIn(old)
  const rest = new Map(pathsIn(now))
  const isKnown = (path: string) => before.some(([each]) => each === path)
  const pairs = before.map((entry): [Entry, Entry | undefined] => {
    const [path] = entry
    const counterpart = rest.has(path)
      ? path
      : [...rest.keys()].find((other) => shape(other) === shape(path) && !isKnown(other))
    const place = counterpart === undefined ? undefined : rest.get(counterpart)
    if (counterpart === undefined || !place) return [entry, undefined]
    rest.delete(counterpart)
    return [entry, [counterpart, place]]
  })
  return [...pairs, ...[...rest].map((entry): [undefined, Entry] => [undefined, entry])]
}

/** A sample without the words about it. */
const worth = ({ value }: DocumentNode) => (isObject(value) ? { ...value, summary: undefined } : value)

/** Amounts that the host charges and the app shows beforehand. */
function compareSamples(old: DocumentNode, now: DocumentNode): FoundChange[] {
  const before = child(old, 'x-samples')
  const after = child(now, 'x-samples')
  const names = new Set([...entriesOf(before), ...entriesOf(after)].map(([name]) => name))
  return [...names].flatMap((name) => {
    const one = child(before, name)
    const other = child(after, name)
    if (same(worth(one), worth(other))) return []
    const word = one.value === undefined ? 'is new' : other.value === undefined ? 'is gone' : 'changed'
    const sentence = `operation: the sample ${name} ${word}`
    const found = foundAt([before, after], name, {
      class: word === 'is new' ? 'additive' : 'breaking',
      sentence,
      part: 'operation',
    })
    return [{ ...found, texts: [...found.texts, { place: one, keyword: '*' }, { place: other, keyword: '*' }] }]
  })
}

/** Calls that the host makes: what it sends is an answer to the caller, what it gets back a request. */
function compareCallbacks(old: Side, now: Side): FoundChange[] {
  const before = child(old.operation, 'callbacks')
  const after = child(now.operation, 'callbacks')
  const names = new Set([...entriesOf(before), ...entriesOf(after)].map(([name]) => name))
  return [...names].flatMap((name) => {
    const one = child(before, name)
    const other = child(after, name)
    const say = (word: 'new' | 'gone') =>
      foundAt([before, after], name, {
        class: word === 'gone' ? 'breaking' : 'additive',
        sentence: `callback ${name} is ${word}`,
        part: 'operation',
      })
    if (one.value === undefined) return [say('new')]
    if (other.value === undefined) return [say('gone')]
    return comparePaths(
      { document: old.document, paths: one },
      { document: now.document, paths: other },
      `callback ${name} `,
    ).flatMap(({ found }) => found)
  })
}

function compareOperation(old: Side, now: Side, prefix: string): FoundChange[] {
  const isReversed = prefix !== ''
  const sent: Direction = isReversed ? 'answer' : 'request'
  const answered: Direction = isReversed ? 'request' : 'answer'
  return [
    ...(isReversed ? [] : [...compareAccess(old, now), ...compareOwnServers(old, now), ...compareCallbacks(old, now)]),
    ...compareSamples(old.operation, now.operation),
    ...compareName(old, now),
    ...compareParameters(old, now, sent, `${prefix}parameter`),
    ...compareRequestBodies(old.operation, now.operation, sent, `${prefix}request`),
    ...compareAnswers(old.operation, now.operation, answered, prefix),
  ]
}

/** The generated hook is named after it. */
function compareName(old: Side, now: Side): FoundChange[] {
  const before = textAt(old.operation, 'operationId')
  const after = textAt(now.operation, 'operationId')
  if (before === undefined || before === after) return []
  const sentence = `operation: operationId ${after === undefined ? 'is gone' : `changed from ${before} to ${after}`}`
  return [foundAt([old.operation, now.operation], 'operationId', { class: 'breaking', sentence, part: 'operation' })]
}

/** Servers of an operation or its path, which replace those of the document. */
function compareOwnServers(old: Side, now: Side): FoundChange[] {
  const holderOf = ({ document, pathItem, operation }: Side) =>
    [operation, pathItem].find((place) => child(place, 'servers').value !== undefined) ?? document
  const before = holderOf(old)
  const after = holderOf(now)
  const isOwn = before !== old.document || after !== now.document
  return isOwn ? compareServers(before, after) : []
}

interface Paths {
  document: DocumentNode
  paths: DocumentNode
}

/** The changes of one operation; its id is that of the new document unless it is gone. */
export interface OperationChanges {
  id: string
  /** Its id in the old document, if that has it. */
  before?: string
  found: FoundChange[]
}

const idOf = (path: string, method: string, operation: DocumentNode) =>
  textAt(operation, 'operationId') ?? `${method} ${path}`

/** A method of a path that only one of the documents has. */
function existence(place: DocumentNode, method: string, prefix: string, word: 'new' | 'gone'): FoundChange {
  const sentence = prefix === '' ? `the operation is ${word}` : `${prefix}${method} is ${word}`
  return {
    ...foundAt([place], method, { class: word === 'gone' ? 'breaking' : 'additive', sentence, part: 'operation' }),
  }
}

function renamed(before: string, after: string, places: DocumentNode[]): FoundChange[] {
  const old = namesIn(before)
  const now = namesIn(after)
  return old.flatMap((name, at) => {
    if (name === now[at]) return []
    const sentence = `parameter: ${name} in the path is called ${now[at]} now`
    return [
      { ...foundAt(places, before, { class: 'neutral', sentence, part: 'request' }), pointer: places[1]?.at ?? [] },
    ]
  })
}

/** Compares all operations of two maps of paths; a prefix names the calls that the host makes. */
export function comparePaths(old: Paths, now: Paths, prefix = ''): OperationChanges[] {
  const none: DocumentNode = { value: undefined, at: [], document: {} }
  return pairedPaths(old.paths, now.paths).flatMap(([before, after]) => {
    const [path, item] = before ?? ['', none]
    const [newPath, newItem] = after ?? ['', none]
    return methods.flatMap((method) => {
      const operation = child(item, method)
      const other = child(newItem, method)
      if (operation.value === undefined && other.value === undefined) return []
      if (other.value === undefined)
        return [{ id: idOf(path, method, operation), found: [existence(item, method, prefix, 'gone')] }]
      const id = idOf(newPath, method, other)
      if (operation.value === undefined) return [{ id, found: [existence(newItem, method, prefix, 'new')] }]
      const sides = [
        { document: old.document, path, pathItem: item, operation },
        { document: now.document, path: newPath, pathItem: newItem, operation: other },
      ] as const
      const found = [...renamed(path, newPath, [item, newItem]), ...compareOperation(...sides, prefix)]
      return [{ id, before: idOf(path, method, operation), found }]
    })
  })
}
