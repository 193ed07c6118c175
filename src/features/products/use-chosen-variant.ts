import { useSearchParams } from 'react-router-dom'
import type { ShopProduct, ShopVariant } from '#src/shared/lib/product.ts'
import { chosenVariant } from './variant-choice.ts'

/** The variant that is looked at; the address keeps it. */
export function useChosenVariant({ variants }: ShopProduct) {
  const [params, setParams] = useSearchParams()
  const id = params.get('variant')
  const variant = chosenVariant(variants, id)
  const choose = (next: ShopVariant) =>
    setParams(
      (now) => {
        now.set('variant', next.id)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return { variant, named: variant !== null && variant.id === id, choose }
}
