import { useSearchParams } from 'react-router-dom'
import type { ShopProduct, ShopVariant } from '#src/shared/shop/product.ts'
import { useAhead } from '#src/shared/lib/react/use-ahead.ts'
import { chosenVariant } from './variant-choice.ts'

/** The chosen variant, stored in the address. */
export function useChosenVariant({ variants }: ShopProduct) {
  const [params, setParams] = useSearchParams()
  const [id, setId] = useAhead(params.get('variant'))
  const variant = chosenVariant(variants, id)

  function choose(next: ShopVariant): void {
    setId(() => next.id)
    const address = new URLSearchParams(params)
    address.set('variant', next.id)
    setParams(address, { replace: true, preventScrollReset: true })
  }
  return { variant, named: variant !== null && variant.id === id, choose }
}
