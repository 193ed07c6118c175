import { type SyntheticEvent, useState } from 'react'

/**
 * Whether a number, date or time field holds something that it cannot read. Its value is empty then; only `badInput`
 * shows that something was typed. A half-typed date sends no event before the field is left.
 */
export function useUnreadable() {
  const [isUnreadable, setUnreadable] = useState(false)
  const read = (event: SyntheticEvent<HTMLInputElement>) => setUnreadable(event.currentTarget.validity.badInput)
  return { isUnreadable, read }
}
