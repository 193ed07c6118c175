import { isObject, same } from '#openapi/contract/json.ts'
import { foundAt, type FoundChange } from './change.ts'
import { child, entriesOf, itemsOf, type DocumentNode, textAt } from './document.ts'

/** A scheme that a caller has to use, with the scopes or roles that it asks for. */
interface Demand {
  name: string
  /** What the scheme is, as far as callers notice: its name and description are none of it. */
  scheme: unknown
  scopes: string[]
  /** Whether the other document has a scheme of this name too. */
  isKnown: boolean
}

/** Every demand of one alternative has to be met; none means that anybody may call. */
type Alternative = Demand[]

const silent = new Set(['description', 'bearerFormat', 'flows'])

/** Where each flow gets its tokens; the scopes that a scheme offers are none of a caller's business. */
function flowsOf(scheme: DocumentNode): unknown {
  const flows = entriesOf(child(scheme, 'flows')).map(([name, flow]) => [
    name,
    ['authorizationUrl', 'tokenUrl', 'refreshUrl'].map((keyword) => textAt(flow, keyword) ?? null),
  ])
  return Object.fromEntries(flows)
}

function schemeOf(document: DocumentNode, name: string): unknown {
  const place = child(document, 'components', 'securitySchemes', name)
  if (!isObject(place.value)) return { name }
  const entries = Object.entries(place.value).filter(([key]) => !silent.has(key) && !key.startsWith('x-'))
  const isLower = place.value['type'] === 'http' || place.value['in'] === 'header'
  const said = entries.map(([key, value]) => [
    key,
    isLower && typeof value === 'string' && (key === 'scheme' || key === 'name') ? value.toLowerCase() : value,
  ])
  return { ...Object.fromEntries(said), flows: flowsOf(place) }
}

function alternativesOf(document: DocumentNode, operation: DocumentNode, others: DocumentNode): Alternative[] {
  const isKnown = (name: string) => child(others, 'components', 'securitySchemes', name).value !== undefined
  const own = child(operation, 'security')
  const found = itemsOf(own.value === undefined ? child(document, 'security') : own).map((alternative) =>
    entriesOf(alternative).map(([name, scopes]) => ({
      name,
      scheme: schemeOf(document, name),
      scopes: itemsOf(scopes).map(({ value }) => String(value)),
      isKnown: isKnown(name),
    })),
  )
  return found.length > 0 ? found : [[]]
}

/** A flow that is gone, or gets its tokens elsewhere, no longer serves who used it. */
function serves(old: unknown, now: unknown): boolean {
  if (!isObject(old) || !isObject(now)) return same(old, now)
  const { flows, ...said } = old
  const { flows: others, ...saysNow } = now
  const areSame =
    isObject(flows) && isObject(others) ? Object.keys(flows).every((name) => same(flows[name], others[name])) : true
  return same(said, saysNow) && areSame
}

/** Schemes of two documents are one if they have the same name, or if neither document knows the other's name. */
const isOne = (a: Demand, b: Demand) => a.name === b.name || (!a.isKnown && !b.isKnown)

/** Whether whoever meets all demands of `a` also meets those of `b`. */
const covers = (a: Alternative, b: Alternative): boolean =>
  b.every((demand) =>
    a.some(
      (other) =>
        isOne(other, demand) &&
        serves(other.scheme, demand.scheme) &&
        demand.scopes.every((scope) => other.scopes.includes(scope)),
    ),
  )

const demandInWords = ({ name, scopes }: Demand) => (scopes.length > 0 ? `${name} (${scopes.join(', ')})` : name)

const inWords = (alternatives: readonly Alternative[]): string =>
  alternatives.map((each) => each.map(demandInWords).join(' and ') || 'anybody').join(', or ')

/** Who may call: each old way to be let in must still be one. */
export function compareAccess(
  old: { document: DocumentNode; operation: DocumentNode },
  now: { document: DocumentNode; operation: DocumentNode },
): FoundChange[] {
  const before = alternativesOf(old.document, old.operation, now.document)
  const after = alternativesOf(now.document, now.operation, old.document)
  const lost = before.filter((alternative) => !after.some((other) => covers(alternative, other)))
  const won = after.filter((alternative) => !before.some((other) => covers(alternative, other)))
  if (lost.length === 0 && won.length === 0) return []
  const own = [old, now].filter(({ operation }) => child(operation, 'security').value !== undefined)
  const holders = own.length > 0 ? own.map(({ operation }) => operation) : [old.document, now.document]
  const names = [...before, ...after].flat().map(({ name }) => name)
  const change =
    inWords(before) === inWords(after)
      ? `${names[0]} is another scheme`
      : `changed from ${inWords(before)} to ${inWords(after)}`
  const sentence = `who may call: ${change}`
  const found = foundAt(holders, 'security', {
    class: lost.length > 0 ? 'breaking' : 'additive',
    sentence,
    part: 'access',
  })
  const schemes = [old, now].flatMap(({ document }) =>
    names.map((name) => child(document, 'components', 'securitySchemes', name)),
  )
  return [{ ...found, texts: [...found.texts, ...schemes.map((place) => ({ place, keyword: '*' }))] }]
}
