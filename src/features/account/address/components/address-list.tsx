import { useMe } from '#src/shared/api/use-me.ts'
import { useSession } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { AlertDialog } from '#src/shared/ui/dialog/alert-dialog.tsx'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Empty } from '#src/shared/ui/empty/empty.tsx'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { SignedOut } from '#src/shared/ui/signed-out/signed-out.tsx'
import type { Address } from '#openapi/generated/model/address.ts'
import { AddressGrid, AddressGridSkeleton } from './address-grid.tsx'
import { useAddressDeletion } from '../use-address-deletion.ts'
import { FailureNotice } from '#src/shared/ui/form/form-notice.tsx'

/** The saved addresses of the signed-in person. */
export function AddressList() {
  const me = useMe()
  const { token } = useSession()
  const deletion = useAddressDeletion()
  if (token === null || me.state === 'signed out')
    return (
      <Stack gap="6">
        <FailureNotice text={deletion.failure && 'The address was not deleted.'} reason={undefined} urgent />
        <SignedOut title="Please log in to view address details" />
      </Stack>
    )
  if (me.state === 'failed') return <Failed text="Failed to fetch addresses" onRetry={me.retry} />
  return me.state === 'waiting' ? (
    <AddressGridSkeleton />
  ) : (
    <Addresses addresses={me.user.addresses} deletion={deletion} />
  )
}

interface AddressesProps {
  addresses: Address[]
  deletion: ReturnType<typeof useAddressDeletion>
}

function Addresses({ addresses, deletion }: AddressesProps) {
  return (
    <Stack gap="6">
      <FailureNotice text={deletion.failure?.text} reason={deletion.failure?.reason} urgent />
      {addresses.length === 0 ? <NoAddress /> : <AddressGrid addresses={addresses} onDelete={deletion.ask} />}
      <AlertDialog
        open={deletion.asked !== undefined}
        title="Delete Address"
        text="Are you sure you want to delete this address? This action cannot be undone."
        confirm={{ label: 'Delete', danger: true, onConfirm: deletion.confirm }}
        onClose={deletion.close}
      />
    </Stack>
  )
}

function NoAddress() {
  return (
    <Empty
      title="No address yet"
      text="Save one now, and checkout takes a moment less."
      action={
        <LinkButton to={paths.newAddress()} variant="outline">
          Add New Address
        </LinkButton>
      }
    />
  )
}
