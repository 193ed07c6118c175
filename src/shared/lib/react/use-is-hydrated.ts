import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in prerendered HTML and during hydration, then true. For what the HTML does not have, or cannot know. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
