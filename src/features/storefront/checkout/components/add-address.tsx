import type { Address } from '#openapi/generated/model/address.ts'
import type { User } from '#openapi/generated/model/user.ts'
import { Dialog } from '#src/shared/ui/dialog/dialog.tsx'
import type { ReactNode } from 'react'

/** A form for a new address; it calls `onSaved` with the person as the server answered, if it did. */
export type NewAddress = (onSaved: (user: User | undefined) => void) => ReactNode

interface AddAddressProps {
  open: boolean
  known: readonly Address[]
  form: NewAddress
  onAdded: (id: string) => void
  onClose: () => void
}

/** Adds an address without leaving the checkout, which keeps everything, the card too. */
export function AddAddress({ open, known, form, onAdded, onClose }: AddAddressProps) {
  function take(user: User | undefined) {
    const added = user?.addresses.find(({ id }) => known.every((one) => one.id !== id))
    if (added !== undefined) onAdded(added.id)
    onClose()
  }
  return (
    <Dialog open={open} title="Add New Address" onClose={onClose} closeOnBack>
      {form(take)}
    </Dialog>
  )
}
