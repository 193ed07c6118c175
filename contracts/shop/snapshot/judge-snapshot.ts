import { anyPlace, type Law } from '#contracts/judge/finding.ts'
import type { Session } from '#contracts/session/session.ts'
import type { Breach } from '#contracts/shop/laws/shop-law.ts'
import { shopLaws } from '#contracts/shop/laws/shop-laws.ts'
import type { Snapshot } from './snapshot.ts'
import { takeSnapshot } from './take-snapshot.ts'

type Broken = Breach & { law: Law }

/** The first breach of each law by each call. */
function judged(snapshot: Snapshot): Map<string, Broken> {
  const broken = new Map<string, Broken>()
  for (const law of shopLaws)
    for (const breach of law.judge(snapshot)) {
      const { id, caller, input } = breach.call
      const key = JSON.stringify([law.name, id, caller, input, anyPlace(breach.path)])
      if (!broken.has(key)) broken.set(key, { ...breach, law })
    }
  return broken
}

/** The most snapshots to take, since some hosts change all the time. */
const mostRounds = 4

/**
 * Reads everything and judges it together. A broken law is reported if a second reading has the same values; otherwise
 * another client has written in between. Returns the lists as they were read last, and the laws that remain unclear,
 * since another client writes all the time.
 */
export async function judgeSnapshot(session: Session, about: (id: string) => boolean) {
  let snapshot = await takeSnapshot(session, about)
  let pending = judged(snapshot)
  for (let round = 1; round < mostRounds && pending.size > 0; round += 1) {
    snapshot = await takeSnapshot(session, about)
    const again = judged(snapshot)
    for (const [key, { law, ...breach }] of again) {
      const before = pending.get(key)
      const isSure = JSON.stringify(before?.basis) === JSON.stringify(breach.basis)
      if (before && isSure) session.report(law, breach.call, [breach], law.name)
      if (!before || isSure) again.delete(key)
    }
    pending = again
  }
  return { lists: snapshot.lists, unclear: [...new Set([...pending.values()].map(({ law }) => law.name))] }
}
