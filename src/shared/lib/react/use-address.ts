import { useLocation } from 'react-router-dom'
import { useOrigin } from './use-origin.ts'

/**
 * The address of the page without its parameters, as search engines should know it. A slash at its end is left out:
 * some servers add one, and the prerendered HTML is the same for both.
 */
export function useAddress(): string {
  const { pathname } = useLocation()
  return `${useOrigin()}${import.meta.env.BASE_URL}${pathname.slice(1).replace(/\/$/, '')}`
}
