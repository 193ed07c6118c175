import { operations } from '#openapi/generated/operations.ts'
import type { Step } from '#contracts/judge/step.ts'
import { staleAfter } from '../../judge/contract/openapi.ts'
import { isObject } from '../../judge/contract/records.ts'
import type { Change, Reading } from './reading.ts'
import { isOwn, type View } from './views.ts'

/** The ids of the created or changed records in an answer, without those in lists and links. */
function idsGivenBy(value: unknown): string[] {
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && (name === 'id' || name.endsWith('Id')) ? [inner] : idsGivenBy(inner),
  )
}

/** The records that a call is about. */
const subjectsOf = ({ asked, answer }: Step): string[] => [
  ...Object.values(asked.params ?? {}),
  ...idsGivenBy(answer.body),
]

/** Whether the view shows the caller's own data, and the contract says that this write changes it. */
const isOwnData = (write: Step, view: View) =>
  isOwn(view.id) &&
  view.caller === write.caller &&
  (operations[view.id].tag === operations[write.id].tag || staleAfter(write.id).includes(view.id))

/** The account id of each caller. */
function accountsIn(reading: Reading): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [{ id, caller }, { records }] of reading)
    if (id === 'getMe') for (const record of records.values()) found.set(caller, idsGivenBy(record)[0] ?? '')
  return found
}

/** Decides which changes are explained by the run's own writes. */
export function excuses(first: Reading) {
  const accounts = accountsIn(first)
  const known = new Set([...accounts.values(), ...[...first.values()].flatMap(({ records }) => [...records.keys()])])
  const made = new Set<string>()
  return {
    /** Remembers the records that a write has created. */
    note(write: Step): void {
      for (const id of idsGivenBy(write.answer.body)) if (!known.has(id)) made.add(JSON.stringify(id))
    },
    isExcused({ view, key, was, is }: Change, writes: readonly Step[]): boolean {
      if (writes.some((write) => isOwnData(write, view))) return true
      if (writes.some((write) => accounts.get(write.caller) === key || subjectsOf(write).includes(key))) return true
      const text = JSON.stringify([was, is])
      return [...made].some((id) => text.includes(id))
    },
  }
}
