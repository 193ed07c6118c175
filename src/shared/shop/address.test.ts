import type { Address } from '#openapi/generated/model/address.ts'
import type { AddressInput } from '#openapi/generated/model/addressInput.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addressField,
  type AddressValues,
  blankAddress,
  cityLine,
  postalLines,
  readAddress,
  savedAddress,
} from './address.ts'

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

/** The address as a server returns it after saving. */
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

const text = fc.string()
/** Any address that a server may send, with or without a landmark. */
const anyAddress: fc.Arbitrary<Address> = fc.record(
  {
    id: text,
    fullName: text,
    addressLine1: text,
    landmark: text,
    city: text,
    state: text,
    zipCode: text,
    country: text,
    mobile: text,
    isDefault: fc.boolean(),
  },
  { requiredKeys: ['id', 'fullName', 'addressLine1', 'city', 'state', 'zipCode', 'country', 'mobile', 'isDefault'] },
)
const anyValues: fc.Arbitrary<AddressValues> = anyAddress.map(readAddress)

test('an address that goes through the form and back is unchanged; a missing landmark becomes an empty one', () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      expect(asHost(savedAddress(readAddress(address), address.id), 'new')).toEqual({ landmark: '', ...address })
    }),
  )
})

test('what is typed into the form is the same after saving and reading it', () => {
  fc.assert(
    fc.property(anyValues, text, (values, id) => {
      expect(readAddress(asHost(savedAddress(values), id))).toEqual(values)
    }),
  )
})

test('each field of the form has its own field in the request, whose error comes back to it', () => {
  for (const [field, value] of Object.entries(blankAddress)) {
    const blank = savedAddress(blankAddress)
    const changed = savedAddress({ ...blankAddress, [field]: typeof value === 'boolean' ? !value : 'typed' })
    const moved = Object.entries(changed).filter(
      ([name, sent]) => sent !== Object.entries(blank).find(([known]) => known === name)?.[1],
    )
    expect(moved, field).toHaveLength(1)
    expect(addressField(`body.address.${moved[0]?.[0]}`), field).toBe(field)
  }
})

test('is saved in the shape of the API, with an id only for an existing address', () => {
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

test('errors in the request show at the fields of the form', () => {
  expect(addressField('body.address.zip_code')).toBe('zipCode')
  expect(addressField('full_name')).toBe('fullName')
  expect(addressField('body.address.planet')).toBeUndefined()
})

test('writes city, state and PIN code on one line', () => {
  expect(cityLine(read)).toBe('Bengaluru, Karnataka 560001')
  expect(cityLine({ city: 'Bengaluru', state: '', zipCode: '' })).toBe('Bengaluru')
})

test('an address is shown in its lines, without those that are empty', () => {
  expect(postalLines(read)).toEqual(['14, Lake View Road', 'Beside the temple', 'Bengaluru, Karnataka 560001', 'India'])
  expect(postalLines({ ...read, landmark: '', country: '' })).toEqual([
    '14, Lake View Road',
    'Bengaluru, Karnataka 560001',
  ])
})

test('blanks around what was typed are not sent, and a text that was stored stays as it was', () => {
  const before = { ...readAddress(read), city: ' Bengaluru ' }
  const sent = savedAddress({ ...before, mobile: '+91 98450 00002 ', landmark: ' ' }, 'addr-1', before)
  expect(sent).toMatchObject({ phone: '+91 98450 00002', landmark: '', city: ' Bengaluru ' })
})
