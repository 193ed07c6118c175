import { type AddressFormat, useAddressState, useChosen } from '#src/shared/lib/react/use-address-state.ts'
import type { ShopProduct, ShopVariant } from '#src/shared/shop/product.ts'
import { chosenVariant } from './variant-choice.ts'

const format: AddressFormat<string | null, string> = {
  read: (params) => params.get('variant'),
  write: (params, id) => {
    params.set('variant', id)
    return params
  },
}

/** The chosen variant, stored in the address. */
export function useChosenVariant({ variants }: ShopProduct) {
  const [, change] = useAddressState(format)
  const id = useChosen(format)
  const variant = chosenVariant(variants, id)
  const choose = (next: ShopVariant) => change(next.id, { replace: true })
  return { variant, named: variant !== null && variant.id === id, choose }
}
