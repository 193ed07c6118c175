import type { Address } from '#openapi/generated/model/address.ts'
import type { AddressInput } from '#openapi/generated/model/addressInput.ts'
import { expect, test } from 'vitest'
import { addressField, blankAddress, cityLine, readAddress, savedAddress } from './address.ts'

const read: Address = {
  id: 'addr-1',
  fullName: 'Asha Rao',
  addressLine1: '14, Lake View Road',
  landmark: 'Beside the temple',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipCode: '560001',
  country: 'India',
  mobile: '+91 98450 00001',
  isDefault: true,
}

/** What a host makes of a saved address. */
function asHost(saved: AddressInput, id: string): Address {
  return {
    id: saved.id ?? id,
    fullName: saved.full_name,
    addressLine1: saved.address_line1,
    ...(saved.landmark !== undefined && { landmark: saved.landmark }),
    city: saved.city,
    state: saved.state,
    zipCode: saved.zip_code,
    country: saved.country,
    mobile: saved.phone,
    isDefault: saved.is_primary ?? false,
  }
}

test('an address read, put in the form and saved comes back as it was', () => {
  expect(asHost(savedAddress(readAddress(read), read.id), 'new')).toEqual(read)
})

test('a new address comes back with what was typed', () => {
  const typed = { ...blankAddress, fullName: 'Asha', zipCode: '560001', landmark: 'Lake' }
  expect(readAddress(asHost(savedAddress(typed), 'new'))).toEqual(typed)
})

test('is saved in the shape of the host, with the id only of one that is known', () => {
  expect(savedAddress(readAddress(read))).toEqual({
    full_name: 'Asha Rao',
    phone: '+91 98450 00001',
    address_line1: '14, Lake View Road',
    landmark: 'Beside the temple',
    city: 'Bengaluru',
    state: 'Karnataka',
    country: 'India',
    zip_code: '560001',
    is_primary: true,
  })
  expect(savedAddress(readAddress(read), 'addr-1').id).toBe('addr-1')
})

test('an address without a landmark has an empty one in the form', () => {
  const { landmark: _, ...without } = read
  expect(readAddress(without).landmark).toBe('')
})

test('faults of the saved shape are told at the fields of the form', () => {
  expect(addressField('body.address.zip_code')).toBe('zipCode')
  expect(addressField('full_name')).toBe('fullName')
  expect(addressField('body.address.planet')).toBeUndefined()
})

test('writes city, state and PIN code on one line', () => {
  expect(cityLine(read)).toBe('Bengaluru, Karnataka 560001')
  expect(cityLine({ city: 'Bengaluru', state: '', zipCode: '' })).toBe('Bengaluru')
})
