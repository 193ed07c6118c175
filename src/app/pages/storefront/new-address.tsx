import type { NewAddress } from '#src/features/storefront/checkout/components/add-address.tsx'
import { Loading } from '#src/shared/ui/loading/loading.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { lazy } from 'react'

const AddressForm = lazy(() =>
  import('#src/features/account/address/components/address-form.tsx').then((m) => ({ default: m.AddressForm })),
)

/** The form of the account, for an address that is missing at the checkout. */
export const newAddress: NewAddress = (onSaved) => (
  <Loading fallback={<Skeleton height="24rem" />} error="The form could not be loaded. Please try again.">
    <AddressForm label="Add New Address" focused onSaved={onSaved} />
  </Loading>
)
