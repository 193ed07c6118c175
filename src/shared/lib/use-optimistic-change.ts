import { startTransition, useOptimistic } from 'react'

/** What a control shows, and how to change it: the control changes at once, and what depends on it later. */
export function useOptimisticChange<T>(value: T, onChange: (next: T) => void): [T, (next: T) => void] {
  const [shown, show] = useOptimistic(value)
  const change = (next: T) =>
    startTransition(() => {
      show(() => next)
      onChange(next)
    })
  return [shown, change]
}
