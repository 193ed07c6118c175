import { useSyncExternalStore } from 'react'
import { siteUrl } from './env.ts'

const never = () => () => {}

/**
 * Where the shop stands, for addresses that must be whole: `VITE_SITE_URL`, else the page's own origin. Prerendered
 * HTML knows the first only: without it the addresses there have no origin.
 */
export function useOrigin(): string {
  return useSyncExternalStore(
    never,
    () => siteUrl || location.origin,
    () => siteUrl,
  )
}
