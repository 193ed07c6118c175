import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in prerendered HTML and while the app takes it up, then true: for what must not compete with the first screen. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
