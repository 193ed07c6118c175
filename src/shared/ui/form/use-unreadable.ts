import { type SyntheticEvent, useState } from 'react'

/**
 * Whether a number, date or time field holds text that is not a valid value. Its value is then empty, and only
 * `badInput` shows that something was typed. A half-typed date fires no event until blur.
 */
export function useUnreadable() {
  const [isUnreadable, setUnreadable] = useState(false)
  const read = (event: SyntheticEvent<HTMLInputElement>) => setUnreadable(event.currentTarget.validity.badInput)
  return { isUnreadable, read }
}
