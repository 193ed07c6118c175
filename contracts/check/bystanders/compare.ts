import { same } from '../../judge/laws/law.ts'
import type { Change, Reading } from './reading.ts'
import { isOwn } from './views.ts'

/** Which records to compare: `others` skips those created by the run, `all` is for intervals without writes. */
export type Whose = 'others' | 'all'

/**
 * The records that differ between two readings. A record missing in `first` counts as created by the run. The callers'
 * own data, such as the cart, is always compared, including new entries.
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
