import type { Address } from '#openapi/generated/model/address.ts'
import { useSession } from '#src/shared/api/session.ts'
import { useMe } from '#src/shared/api/use-me.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Empty } from '#src/shared/ui/empty/empty.tsx'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { SignedOut } from '#src/shared/ui/signed-out/signed-out.tsx'
import { type ReactNode, useState } from 'react'
import { AddressForm } from './address-form.tsx'
import { AddressFormSkeleton } from './address-form-skeleton.tsx'

interface EditAddressProps {
  /** Omitted for a new address. */
  id?: string | undefined
  /** Where to go after saving, and the name of that page. */
  next: { to: string; label: string }
}

/** Adds or changes an address. */
export function EditAddress({ id, next }: EditAddressProps) {
  const me = useMe()
  const { user } = useSession()
  // Stored at sign-in in local storage, which anybody can edit.
  const addresses = Array.isArray(user?.addresses) ? user.addresses : []
  const isDefault = addresses.some((address) => address.id === id && address.isDefault)
  const links = {
    next: (
      <LinkButton to={next.to} size="sm" variant="outline">
        {next.label}
      </LinkButton>
    ),
    actions: (
      <LinkButton to={next.to} size="lg" variant="ghost">
        Cancel
      </LinkButton>
    ),
  }
  if (me.state === 'signed out') return <SignedOut title="Please log in to view address details" />
  if (me.state === 'failed') return <Failed text="Failed to fetch addresses" onRetry={me.retry} />
  if (me.state === 'waiting') return <AddressFormSkeleton isDefault={isDefault} />
  if (id === undefined) return <AddressForm key={me.user.id} label="Add New Address" {...links} />

  const address = me.user.addresses.find((stored) => stored.id === id)
  return <KnownAddress key={`${me.user.id}/${id}`} address={address} {...links} />
}

interface KnownAddressProps {
  /** Undefined if there is none, or none any more. */
  address: Address | undefined
  next: ReactNode
  actions: ReactNode
}

/** The form stays after the address was deleted elsewhere, with what was typed. */
function KnownAddress({ address, ...links }: KnownAddressProps) {
  const [last, setLast] = useState(address)
  if (address !== undefined && address !== last) setLast(address)
  if (last !== undefined)
    return <AddressForm label="Edit Address" address={last} isGone={address === undefined} {...links} />
  return (
    <Empty
      title="We cannot find this address"
      text="It may have been deleted, or the link is wrong."
      action={
        <LinkButton to={paths.addresses()} variant="outline">
          All addresses
        </LinkButton>
      }
    />
  )
}
