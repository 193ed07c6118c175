import type { OperationId } from '#openapi/generated/operations.ts'
import { anyPlace, type Law } from '#contracts/judge/finding.ts'
import type { Session } from '#contracts/session/session.ts'
import type { Breach } from '../laws/shop-law.ts'
import { shopLaws } from '../laws/shop-laws.ts'
import type { Snapshot, WholeList } from './snapshot.ts'
import { takeSnapshot } from './take-snapshot.ts'

interface Broken {
  law: Law
  breach: Breach
  basis: string
}

function judged(snapshot: Snapshot): Map<string, Broken> {
  const broken = new Map<string, Broken>()
  for (const law of shopLaws) {
    for (const breach of law.judge(snapshot)) {
      const { call, path } = breach
      const key = JSON.stringify([law.name, call.id, call.caller, call.asked, anyPlace(path)])
      if (!broken.has(key)) broken.set(key, { law, breach, basis: JSON.stringify(breach.basis) })
    }
  }
  return broken
}

/** The most snapshots to take, since some hosts change all the time. */
const mostRounds = 4

interface Judged {
  /** The lists as they were read last. */
  lists: readonly WholeList[]
  /** The laws that could not be judged, since another client writes all the time. */
  unclear: readonly string[]
}

/**
 * Reads everything and judges it together. A broken law is reported if a second reading has the same values; otherwise
 * another client has written in between.
 */
export async function judgeSnapshot(session: Session, about: (id: OperationId) => boolean): Promise<Judged> {
  let snapshot = await takeSnapshot(session, about)
  let before = judged(snapshot)
  for (let round = 1; round < mostRounds && before.size > 0; round += 1) {
    snapshot = await takeSnapshot(session, about)
    const pending = new Map<string, Broken>()
    for (const [key, broken] of judged(snapshot)) {
      const known = before.get(key)
      if (!known) continue
      if (known.basis === broken.basis) session.report(broken.law, broken.breach.call, [broken.breach], broken.law.name)
      else pending.set(key, broken)
    }
    before = pending
  }
  return { lists: snapshot.lists, unclear: [...new Set([...before.values()].map(({ law }) => law.name))] }
}
