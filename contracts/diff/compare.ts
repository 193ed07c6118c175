import type { Json } from '#openapi/contract/json.ts'
import type { Change, FoundChange } from './change.ts'
import { child, type DocumentNode } from './document.ts'
import { comparePaths, type OperationChanges } from './operations.ts'
import { compareServers } from './servers.ts'
import { unseen } from './unseen.ts'

const placeOf = (document: Json): DocumentNode => ({ value: document, at: [], document })

/**
 * Compares two bundled contracts. Each difference is reported once, with all the operations that it affects: breaking ones
 * first, then in the order of the contract. What differs and changes nothing for a caller is neutral.
 */
export function compare(before: Json, after: Json): Change[] {
  const old = placeOf(before)
  const now = placeOf(after)
  const sides = (keyword: string) =>
    [
      { document: old, paths: child(old, keyword) },
      { document: now, paths: child(now, keyword) },
    ] as const
  const judged: (Partial<OperationChanges> & Pick<OperationChanges, 'found'>)[] = [
    { found: compareServers(old, now) },
    ...comparePaths(...sides('paths')),
    ...comparePaths(...sides('webhooks'), 'webhook '),
  ]
  const changes = new Map<string, Change>()
  const add = ({ id, before: former = id }: Partial<OperationChanges>, { texts: _texts, ...found }: FoundChange) => {
    const isWhole = found.sentence.startsWith('the operation is') || found.sentence.startsWith('webhook ')
    const key = [found.class, found.sentence, isWhole ? id : ''].join('\n')
    const change = changes.get(key) ?? { ...found, operations: [], formerly: [] }
    changes.set(key, change)
    if (id !== undefined && !change.operations.includes(id)) change.operations.push(id)
    if (former !== undefined && former !== id && !change.formerly.includes(former)) change.formerly.push(former)
  }
  for (const each of judged) for (const found of each.found) add(each, found)
  for (const change of unseen(
    old,
    now,
    judged.flatMap(({ found }) => found),
  ))
    changes.set(`neutral\n${change.pointer.join('/')}`, change)
  const rank = { breaking: 0, additive: 1, neutral: 2 }
  return [...changes.values()].toSorted((a, b) => rank[a.class] - rank[b.class])
}
