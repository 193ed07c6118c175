import { same } from '../laws/law.ts'
import type { Change, Reading } from './reading.ts'
import { isOwn } from './views.ts'

/** Which records count: `others` those that no write of the run has made, `all` where the run has written nothing. */
export type Whose = 'others' | 'all'

/**
 * The records that differ between two readings. A record that came later than `first` is not one of others: the run has
 * made it. What is a caller's own is compared in any case, with what is new in it.
 */
export function changesBetween(first: Reading, before: Reading, after: Reading, whose: Whose): Change[] {
  const found: Change[] = []
  for (const [view, { records, whole }] of before) {
    const now = after.get(view)
    if (!now || now.records === records) continue
    const every = whose === 'all' || isOwn(view.id)
    for (const [key, was] of records) {
      const is = now.records.get(key)
      if ((is && same(was, is)) || !(every || first.get(view)?.records.has(key))) continue
      found.push({ view, key, was, is, sure: is !== undefined || (whole && now.whole) })
    }
    if (!every) continue
    for (const [key, is] of now.records)
      if (!records.has(key)) found.push({ view, key, was: undefined, is, sure: true })
  }
  return found
}
