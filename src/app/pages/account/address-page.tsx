import { AddressList } from '#src/features/account/address/components/address-list.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { AccountPage } from '../../layouts/account-page-frame.tsx'

export function AddressPage() {
  return (
    <AccountPage
      title="Addresses"
      text="Where we deliver your orders."
      action={<LinkButton to={paths.newAddress()}>Add New Address</LinkButton>}
    >
      <AddressList />
    </AccountPage>
  )
}
