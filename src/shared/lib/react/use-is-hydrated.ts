import { startTransition, useEffect, useState } from 'react'
import { usePrerendered } from './use-prerendered.ts'

/** False in prerendered HTML and during hydration, then true. For work that must not delay the first screen. */
export function useIsHydrated(): boolean {
  const isPrerendered = usePrerendered()
  const [isHydrated, setHydrated] = useState(!isPrerendered)
  // A transition, since an urgent change would be rendered in the task that ends the hydration.
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return isHydrated
}
