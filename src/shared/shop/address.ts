import type { Address } from '#openapi/generated/model/address.ts'
import type { AddressInput } from '#openapi/generated/model/addressInput.ts'

/** The values of the address form, named as in answers; requests use other names. */
export type AddressValues = Required<Omit<Address, 'id'>>

/** The values of a new address. */
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

/** The form's field for each text field of the request. */
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

/** Converts an answer to form values. */
export function readAddress(address: Address): AddressValues {
  const { fullName, mobile, addressLine1, landmark = '', city, state, country, zipCode, isDefault } = address
  return { fullName, mobile, addressLine1, landmark, city, state, country, zipCode, isDefault }
}

/**
 * Converts form values to a request: with `id` it updates that address, without it creates one. It has the optional
 * fields too, so that the form can empty them. Blanks around a text count only where it is the one `before` has.
 */
export function savedAddress(
  values: AddressValues,
  id?: string,
  before: AddressValues = values,
): Required<Omit<AddressInput, 'id'>> & Pick<AddressInput, 'id'> {
  const text = (field: Exclude<keyof AddressValues, 'isDefault'>) =>
    values[field] === before[field] ? values[field] : values[field].trim()
  return {
    ...(id !== undefined && { id }),
    full_name: text('fullName'),
    phone: text('mobile'),
    address_line1: text('addressLine1'),
    landmark: text('landmark'),
    city: text('city'),
    state: text('state'),
    country: text('country'),
    zip_code: text('zipCode'),
    is_primary: values.isDefault,
  }
}

/** The form's field for an error in the request: `body.address.zip_code` is `zipCode`. */
export function addressField(path: string): keyof AddressValues | undefined {
  const name = path.split(/[./]/).at(-1)
  return Object.entries(fieldOf).find(([saved]) => saved === name)?.[1]
}

/** A saved address between name and number, line by line. */
export function postalLines(address: Address): string[] {
  const { addressLine1, landmark = '', country } = address
  return [addressLine1, landmark, cityLine(address), country].filter(Boolean)
}

/** City, state and PIN code on one line, as far as they are known. */
export function cityLine({ city, state, zipCode }: Pick<Address, 'city' | 'state' | 'zipCode'>): string {
  const region = [state, zipCode].filter(Boolean).join(' ')
  return [city, region].filter(Boolean).join(', ')
}
