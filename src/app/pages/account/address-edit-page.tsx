import { EditAddress } from '#src/features/account/address/components/edit-address.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { rememberedPlace } from '#src/shared/lib/return-path.ts'
import { useLocation, useParams } from 'react-router-dom'
import { AccountPage } from '../../layouts/account-page-frame.tsx'

export function AddressEditPage() {
  const { addressId } = useParams()
  const from = rememberedPlace(useLocation().state)
  const next =
    from === undefined
      ? { to: paths.addresses(), label: 'All addresses' }
      : { to: from, label: 'Back to where you were' }
  return (
    <AccountPage title={addressId === undefined ? 'Add New Address' : 'Edit Address'}>
      <EditAddress id={addressId} next={next} />
    </AccountPage>
  )
}
