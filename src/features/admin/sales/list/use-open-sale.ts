import { useGetSale } from '#openapi/generated/client/sales/sales.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'

interface OpenSale {
  id: string | null
  /** Whether the sale opened by the address is still loading, so that its height is unknown. */
  isLoading: boolean
  toggle: (id: string) => void
}

/** The sale whose products are shown, stored in the address, so that Back and a shared link restore it. */
export function useOpenSale(): OpenSale {
  const [params, setParams] = useSearchParams()
  const open = params.get('open')
  const [first] = useState(open)
  // Not `isLoading`, which a retry in the sale's panel would set, removing the list with the panel.
  const { isFetched } = useGetSale(first ?? '', { query: { enabled: first !== null } })
  const toggle = (id: string) => {
    const next = new URLSearchParams(params)
    if (open === id) next.delete('open')
    else next.set('open', id)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return { id: open, isLoading: first !== null && !isFetched, toggle }
}
