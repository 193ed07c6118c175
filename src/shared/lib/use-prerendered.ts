import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether this is first rendered for or from prerendered HTML. It stays as it is at the first render, so that nothing
 * is rendered again once the page is hydrated.
 */
export function usePrerendered(): boolean {
  // React asks the first function in a new screen, and the second one while it hydrates.
  const [first] = useState<{ prerendered?: boolean }>({})
  return useSyncExternalStore(
    never,
    () => (first.prerendered ??= false),
    () => (first.prerendered ??= true),
  )
}
