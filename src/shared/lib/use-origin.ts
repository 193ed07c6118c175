import { siteUrl } from './env.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * Where the shop stands, for addresses that must be whole: `VITE_SITE_URL`, else the page's own origin. Prerendered
 * HTML knows the first only: without it the addresses there have no origin.
 */
export function useOrigin(): string {
  const isHydrated = useIsHydrated()
  return siteUrl || (isHydrated ? location.origin : '')
}
