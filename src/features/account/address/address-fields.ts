import type { AddressValues } from '#src/shared/shop/address.ts'
import type { TextField } from '#src/shared/ui/field/field.tsx'
import type { ComponentProps } from 'react'

interface AddressField extends ComponentProps<typeof TextField> {
  name: Exclude<keyof AddressValues, 'isDefault'>
  /** Takes a whole line. */
  isWide?: true
}

/** The text fields of an address, in the order of the form. */
export const addressFields: readonly AddressField[] = [
  { name: 'fullName', label: 'Full name', autoComplete: 'name', required: true },
  { name: 'mobile', label: 'Mobile', type: 'tel', inputMode: 'tel', autoComplete: 'tel', required: true },
  { name: 'addressLine1', label: 'Address line 1', autoComplete: 'address-line1', required: true, isWide: true },
  {
    name: 'landmark',
    label: 'Landmark',
    autoComplete: 'address-line2',
    help: 'Optional. All other fields are required.',
    isWide: true,
  },
  { name: 'city', label: 'City', autoComplete: 'address-level2', required: true },
  { name: 'state', label: 'State', autoComplete: 'address-level1', required: true },
  { name: 'country', label: 'Country', autoComplete: 'country-name', required: true },
  { name: 'zipCode', label: 'PIN code', inputMode: 'numeric', autoComplete: 'postal-code', required: true },
]

/** Why the box of the default address cannot be unticked. */
export const lockedDefault = 'This is your default address. To change that, tick another one.'
