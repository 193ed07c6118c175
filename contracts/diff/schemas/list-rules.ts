import { schemaAt } from '../document.ts'
import { asRules, type Difference, differing, type Pair } from './difference.ts'
import { having, keywords, type Parts, schemasAt, valuesOf } from './parts.ts'
import { countRules } from './scalar-rules.ts'

const placesOf = (parts: Parts): number =>
  Math.max(0, ...valuesOf(parts, 'prefixItems').map((list) => (Array.isArray(list) ? list.length : 0)))

/** What the item at a place has to keep; without a place, each item behind those that have a schema of their own. */
function itemAt(parts: Parts, at: number | undefined): Parts {
  const judging = parts.filter((part) => 'items' in keywords(part) || 'prefixItems' in keywords(part))
  if (judging.length === 0) return parts.map((part) => schemaAt(part, 'unevaluatedItems'))
  return judging.map((part) => {
    const { prefixItems } = keywords(part)
    const has = at !== undefined && Array.isArray(prefixItems) && at < prefixItems.length
    return has ? schemaAt(part, 'prefixItems', at) : schemaAt(part, 'items')
  })
}

function items({ old, now, compare }: Pair): Difference[] {
  const places = Math.max(placesOf(old), placesOf(now))
  const first = Array.from({ length: places }, (_place, at) => compare(itemAt(old, at), itemAt(now, at), `[${at}]`))
  return [...first.flat(), ...compare(itemAt(old, undefined), itemAt(now, undefined), '[]')]
}

function unique(pair: Pair): Difference[] {
  const [old, now] = [pair.old, pair.now].map((parts) => valuesOf(parts, 'uniqueItems').includes(true))
  const flags = { narrows: now === true && !old, widens: old === true && !now }
  return differing(
    pair,
    'uniqueItems',
    flags,
    `: items ${now ? 'must differ from each other now' : 'may be equal now'}`,
  )
}

const leastOf = (parts: Parts) => Math.max(0, ...parts.map((part) => Number(keywords(part)['minContains'] ?? 1)))
const mostOf = (parts: Parts) => Math.min(...parts.map((part) => Number(keywords(part)['maxContains'] ?? Infinity)))

function contains(pair: Pair): Difference[] {
  const old = having(pair.old, 'contains')
  const now = having(pair.now, 'contains')
  const both = old.length > 0 && now.length > 0
  const inner = both ? asRules(pair.compare(schemasAt(old, 'contains'), schemasAt(now, 'contains'), '')) : []
  // With an upper limit, a wider schema allows less.
  const isLimited = Math.min(mostOf(old), mostOf(now)) < Infinity && inner.length > 0
  const flags = {
    narrows:
      leastOf(now) > leastOf(old) || mostOf(now) < mostOf(old) || isLimited || inner.some((each) => each.narrows),
    widens: leastOf(now) < leastOf(old) || mostOf(now) > mostOf(old) || isLimited || inner.some((each) => each.widens),
  }
  const word = old.length === 0 ? 'is new' : now.length === 0 ? 'is gone' : 'changed'
  return differing(pair, 'contains', flags, `: what the list must contain ${word}`)
}

/** The rules about lists. */
export const listRules = (pair: Pair): Difference[] =>
  pair.type === 'array' ? [...countRules(pair), ...unique(pair), ...items(pair), ...contains(pair)] : []
