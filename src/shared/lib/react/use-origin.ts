import { siteUrl } from '../env.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * The shop's origin, for absolute URLs: `VITE_SITE_URL`, else the origin of the page. Prerendered HTML has no page, so
 * without the setting its URLs have no origin.
 */
export function useOrigin(): string {
  const isHydrated = useIsHydrated()
  return siteUrl || (isHydrated ? location.origin : '')
}
