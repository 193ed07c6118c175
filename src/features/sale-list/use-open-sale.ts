import { useSearchParams } from 'react-router-dom'

/** Which sale shows its products: kept in the address, so that Back and a shared link bring it back. */
export function useOpenSale(): { id: string | null; toggle: (id: string) => void } {
  const [params, setParams] = useSearchParams()
  const open = params.get('open')
  const toggle = (id: string) => {
    const next = new URLSearchParams(params)
    if (open === id) next.delete('open')
    else next.set('open', id)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return { id: open, toggle }
}
