import { useLocation } from 'react-router-dom'
import { withoutCampaign } from '../campaign.ts'
import { useOrigin } from './use-origin.ts'

/**
 * The address of the page as search engines should know it: without parameters, except for the page of a list that has
 * no others. A slash at its end is left out: some servers add one, and the prerendered HTML is the same for both.
 */
export function useAddress(): string {
  const { pathname, search } = useLocation()
  const [page = ''] = /^page=(?!1$)[1-9]\d*$/.exec(withoutCampaign(search).toString()) ?? []
  return `${useOrigin()}${import.meta.env.BASE_URL}${pathname.slice(1).replace(/\/$/, '')}${page && `?${page}`}`
}
