import type { Json } from '../contract/json.ts'
import type { Change, Found } from './change.ts'
import { child, type Place } from './document.ts'
import { comparePaths } from './operations.ts'
import { compareServers } from './servers.ts'
import { unseen } from './unseen.ts'

const placeOf = (document: Json): Place => ({ value: document, at: [], document })

/**
 * Compares two bundled contracts. Each difference is reported once, with all the operations that it affects: breaking ones
 * first, then in the order of the contract. What differs and changes nothing for a caller is neutral.
 */
export function compare(before: Json, after: Json): Change[] {
  const [old, now] = [placeOf(before), placeOf(after)]
  const sides = (keyword: string) =>
    [
      { document: old, paths: child(old, keyword) },
      { document: now, paths: child(now, keyword) },
    ] as const
  const judged = [
    { id: undefined, found: compareServers(old, now) },
    ...comparePaths(...sides('paths')),
    ...comparePaths(...sides('webhooks'), 'webhook '),
  ]
  const changes = new Map<string, Change>()
  const add = (id: string | undefined, { texts: _texts, ...found }: Found) => {
    const isWhole = found.sentence.startsWith('the operation is') || found.sentence.startsWith('webhook ')
    const key = [found.class, found.sentence, isWhole ? id : ''].join('\n')
    const known = changes.get(key)
    if (!known) changes.set(key, { ...found, operations: id === undefined ? [] : [id] })
    else if (id !== undefined && !known.operations.includes(id)) known.operations.push(id)
  }
  for (const { id, found } of judged) for (const each of found) add(id, each)
  for (const change of unseen(
    old,
    now,
    judged.flatMap(({ found }) => found),
  ))
    changes.set(`neutral\n${change.pointer.join('/')}`, change)
  const rank = { breaking: 0, additive: 1, neutral: 2 }
  return [...changes.values()].toSorted((a, b) => rank[a.class] - rank[b.class])
}
