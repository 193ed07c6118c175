import { apiDiff, type Diff } from 'api-smart-diff'
import type { Contract } from './contract.ts'
import { differing } from './differing.ts'

export type ChangeClass = 'breaking' | 'additive' | 'neutral'

/** One change of the contract, with the operations it affects; a change of a shared schema is one change. */
export interface Change {
  class: ChangeClass
  /** Operation ids, in the order of the contract; empty for a change of the document itself. */
  operations: string[]
  /** One sentence: what changed where, such as `answer 200: data.reviews[].comment is gone`. */
  sentence: string
  /** Path in the bundled new document, or in the old one for what was removed. */
  pointer: readonly (string | number)[]
  /** Where a host can break it: an answer, the request, who may call, or the operation itself. */
  part: 'answer' | 'request' | 'access' | 'operation'
}

type Path = readonly (string | number)[]

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options']
const isRequest = (path: Path) => path.includes('requestBody') || path.includes('parameters')
const typesOf = (type: unknown) => [type].flat().map(String)

/** A type change breaks if a request type is refused now, or an answer can have a new type. */
function typeClass({ path, before, after }: Diff): ChangeClass {
  const [old, now] = [typesOf(before), typesOf(after)]
  const [demanded, offered] = isRequest(path) ? [old, now] : [now, old]
  const accepts = (type: string) => offered.includes(type) || (type === 'integer' && offered.includes('number'))
  return demanded.every(accepts) ? 'additive' : 'breaking'
}

/** The class of a change where this contract is stricter than the library's general rules. */
function ownClass(diff: Diff): ChangeClass | undefined {
  const { path, action } = diff
  const last = path.at(-1)
  if (last === 'type' && action === 'replace') return typeClass(diff)
  // The generated hook is named after it.
  if (last === 'operationId') return 'breaking'
  if (path[0] === 'servers' && last === 'url') return 'breaking'
  // The required roles: adding one excludes callers, removing one admits them.
  if (path.at(-2) === 'bearerAuth') return action === 'remove' ? 'additive' : 'breaking'
  // An amount that the host charges and the shop shows beforehand.
  if (path.includes('x-samples') && last !== 'summary') return action === 'add' ? 'additive' : 'breaking'
  // A host refuses a request with an unknown field, and code that reads the field of an answer no longer compiles.
  if (path.at(-2) === 'properties' && action === 'remove') return 'breaking'
  return undefined
}

function classOf(diff: Diff): ChangeClass {
  const own = ownClass(diff)
  if (own) return own
  if (diff.type === 'breaking') return 'breaking'
  return diff.type === 'non-breaking' ? 'additive' : 'neutral'
}

/** `…/schema/properties/data/items/properties/name` as `data[].name`. */
function fieldOf(path: Path): string {
  const inner = path.slice(path.indexOf('schema') + 1)
  const words = inner.flatMap((part, index) => {
    if (part === 'properties') return []
    if (part === 'items') return ['[]']
    return inner[index - 1] === 'properties' ? [`.${part}`] : []
  })
  return words.join('').replace(/^\./, '')
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join(' or ') || 'nothing'
  return typeof value === 'object' && value !== null ? 'another description' : (JSON.stringify(value) ?? 'nothing')
}

function placeOf(path: Path): string {
  if (path.includes('responses')) return `answer ${path[path.indexOf('responses') + 1]}`
  if (path.includes('requestBody')) return 'request'
  if (path.includes('parameters')) return 'parameter'
  return path[0] === 'paths' ? 'operation' : 'document'
}

function partOf(path: Path): Change['part'] {
  if (path.includes('responses')) return 'answer'
  if (isRequest(path)) return 'request'
  return path.includes('security') ? 'access' : 'operation'
}

const verb = { add: 'is new', remove: 'is gone', replace: 'changed', rename: 'has another name' } as const

/** The changed part: a field, a rule of a field, a parameter, a status. */
function subjectOf({ path, before, after, action }: Diff): string {
  const last = String(path.at(-1))
  const value = action === 'remove' ? before : after
  const field = path.includes('schema') ? fieldOf(path) : ''
  if (path.at(-2) === 'properties' || last === 'items') return field
  if (path.at(-2) === 'required') return `${field || 'body'}: required ${shown(value)}`
  if (path.at(-2) === 'enum') return `${field}: the value ${shown(value)}`
  if (path.at(-2) === 'parameters') return (value as { name?: string }).name ?? last
  return [field, path.includes('schema') ? last : path.slice(path[0] === 'paths' ? 3 : 0).join(' ')]
    .filter(Boolean)
    .join(': ')
}

function sentenceOf(diff: Diff): string {
  const { path, action, before, after } = diff
  if (path.length === 3 && path[0] === 'paths') return `the operation ${verb[action]}`
  const change = action === 'replace' ? `changed from ${shown(before)} to ${shown(after)}` : verb[action]
  return `${placeOf(path)}: ${subjectOf(diff)} ${change}`
}

/**
 * Compares two bundled contracts. Each difference is reported once, with all the operations that it affects:
 * breaking ones first, then in the order of the contract.
 */
export function compare(before: Contract, after: Contract): Change[] {
  const changes = new Map<string, Change>()
  for (const diff of apiDiff(...differing(before, after))) {
    // Reported at the operations that use it.
    if (diff.path[0] === 'components') continue
    const [, path = '', method = ''] = diff.path.map(String)
    const document = diff.action === 'remove' ? before : after
    const isOperation = diff.path[0] === 'paths' && methods.includes(method)
    const id = isOperation ? (document.paths[path]?.[method]?.operationId ?? `${method} ${path}`) : undefined
    const change = { class: classOf(diff), sentence: sentenceOf(diff), part: partOf(diff.path) }
    const key = [change.class, change.sentence, isOperation && diff.path.length === 3 ? id : ''].join('\n')
    const known = changes.get(key)
    if (!known) changes.set(key, { ...change, operations: id ? [id] : [], pointer: diff.path })
    else if (id && !known.operations.includes(id)) known.operations.push(id)
  }
  const rank = { breaking: 0, additive: 1, neutral: 2 }
  return [...changes.values()].toSorted((a, b) => rank[a.class] - rank[b.class])
}
