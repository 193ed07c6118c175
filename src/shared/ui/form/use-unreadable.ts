import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'

/**
 * Whether a field holds something that is no value: a half-typed date, whose value is empty then, or what its own check
 * refuses.
 */
export const isUnreadableInput = ({ validity }: HTMLInputElement) => validity.badInput || validity.customError

/** Whether a number, date or time field is unreadable. A half-typed date fires no event until blur. */
export function useUnreadable() {
  const [isUnreadable, setUnreadable] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  function read({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    input.current = currentTarget
    setUnreadable(isUnreadableInput(currentTarget))
  }
  // After each render, since a form resets its fields without an event.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it ends after one update, which makes the condition false
  useLayoutEffect(() => {
    if (isUnreadable && input.current && !isUnreadableInput(input.current)) setUnreadable(false)
  })
  return { isUnreadable, read }
}
