import type { Address } from '#openapi/generated/model/address.ts'
import type { AddressInput } from '#openapi/generated/model/addressInput.ts'

/** An address as its form holds it: the names of the shape that is read. */
export type AddressValues = Required<Omit<Address, 'id'>>

/** What a new address begins with. */
export const blankAddress: AddressValues = {
  fullName: '',
  mobile: '',
  addressLine1: '',
  landmark: '',
  city: '',
  state: '',
  country: '',
  zipCode: '',
  isDefault: false,
}

/** The form's field for each text of the saved shape. */
const fieldOf = {
  full_name: 'fullName',
  phone: 'mobile',
  address_line1: 'addressLine1',
  landmark: 'landmark',
  city: 'city',
  state: 'state',
  country: 'country',
  zip_code: 'zipCode',
  is_primary: 'isDefault',
} as const satisfies Record<keyof Omit<AddressInput, 'id'>, keyof AddressValues>

/** From the shape that is read to the form. */
export function readAddress(address: Address): AddressValues {
  const { fullName, mobile, addressLine1, landmark = '', city, state, country, zipCode, isDefault } = address
  return { fullName, mobile, addressLine1, landmark, city, state, country, zipCode, isDefault }
}

/** From the form to the shape that is saved; with `id` it changes that address, without it is a new one. */
export function savedAddress(values: AddressValues, id?: string): AddressInput {
  return {
    ...(id !== undefined && { id }),
    full_name: values.fullName,
    phone: values.mobile,
    address_line1: values.addressLine1,
    landmark: values.landmark,
    city: values.city,
    state: values.state,
    country: values.country,
    zip_code: values.zipCode,
    is_primary: values.isDefault,
  }
}

/** The form's field that a fault of the saved shape is about: `body.address.zip_code` is `zipCode`. */
export function addressField(path: string): keyof AddressValues | undefined {
  const name = path.split(/[./]/).at(-1)
  return Object.entries(fieldOf).find(([saved]) => saved === name)?.[1]
}

/** City, state and PIN code on one line, as far as they are known. */
export function cityLine({ city, state, zipCode }: Pick<Address, 'city' | 'state' | 'zipCode'>): string {
  const region = [state, zipCode].filter(Boolean).join(' ')
  return [city, region].filter(Boolean).join(', ')
}
