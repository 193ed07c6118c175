import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the first render is for or from prerendered HTML. The value never changes, so that nothing renders again
 * after hydration.
 */
export function usePrerendered(): boolean {
  // React calls the first function in a new screen, and the second one during hydration.
  const [first] = useState<{ prerendered?: boolean }>({})
  return useSyncExternalStore(
    never,
    () => (first.prerendered ??= false),
    () => (first.prerendered ??= true),
  )
}
