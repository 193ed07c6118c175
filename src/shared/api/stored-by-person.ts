import { session, useSession } from './session.ts'
import { isRecord } from '../lib/values/is-record.ts'
import { ownValue } from '../lib/values/own-value.ts'
import { stored, type StoredOptions, useStored } from '../lib/storage/stored.ts'

/** A value for each person who has signed in here, by their id, since an email address may change. */
export interface StoredByPerson<Value> {
  read: (owner: string) => Value
  /** Of the signed-in person unless another is named; does nothing for a guest. */
  change: (next: (own: Value) => Value, owner?: string) => void
  /** The signed-in person's, rendered again when it changes. */
  useOwn: () => Value
  blank: Value
}

/** One entry of the browser's storage that holds a value for each person. */
export function storedByPerson<Value>({ blank, valid, ...entry }: StoredOptions<Value>): StoredByPerson<Value> {
  const all = stored<Record<string, Value>>({
    ...entry,
    blank: {},
    valid: (parsed) => {
      const values: Record<string, Value> = {}
      for (const [owner, value] of Object.entries(isRecord(parsed) ? parsed : {})) {
        const checked = valid(value)
        if (checked !== undefined) values[owner] = checked
      }
      return values
    },
  })
  return {
    read: (owner) => ownValue(all.read(), owner) ?? blank,
    change: (next, owner = session.read().user?.id) => {
      if (!owner) return
      const { [owner]: _, ...others } = all.read()
      const after = next(ownValue(all.read(), owner) ?? blank)
      const isEmpty = after === blank && Object.keys(others).length === 0
      all.write(isEmpty ? all.blank : after === blank ? others : { ...others, [owner]: after })
    },
    useOwn: () => ownValue(useStored(all), useSession().user?.id ?? '') ?? blank,
    blank,
  }
}
