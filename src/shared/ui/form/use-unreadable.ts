import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether a number, date or time field holds text that is not a valid value. Its value is then empty, and only
 * `badInput` shows that something was typed. A half-typed date fires no event until blur.
 */
export function useUnreadable() {
  const [isUnreadable, setUnreadable] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  function read({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    input.current = currentTarget
    setUnreadable(currentTarget.validity.badInput)
  }
  // After each render, since a form resets its fields without an event.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it ends after one update, which makes the condition false
  useLayoutEffect(() => {
    if (isUnreadable && input.current?.validity.badInput === false) setUnreadable(false)
  })
  return { isUnreadable, read }
}
