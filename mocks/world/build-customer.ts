import { faker } from '@faker-js/faker/locale/en_IN'
import type { RowOf } from '#mocks/shop/rows.ts'
import { shifted, utc } from './calendar.ts'
import { anchor } from './anchor.ts'
import { houses, landmarks, neighbourhoods, streets } from './places.ts'
import type { Random } from './random.ts'

type UserRow = RowOf<'users'>
type AddressRow = RowOf<'addresses'>

/** The customer who can sign in, in every scenario. */
export const customer: UserRow = {
  id: 'user-1',
  name: 'Meera Iyer',
  email: 'customer@shop.test',
  phone: '+91 98450 00001',
  date_of_birth: '1992-04-18',
  is_verified: true,
  created_at: '2025-02-03T06:15:00Z',
  role: 'CUSTOMER',
  // The hash of `customer-pass`.
  password: {
    salt: 'user-1 2025-02-03T06:15:00Z',
    key: '73f4b2fc361c3918050444514894add912a97e6df46e1bc82bb6d9fa7a5504ac',
  },
}

/** The administrator who can sign in, in every scenario. */
export const administrator: UserRow = {
  id: 'user-2',
  name: 'Kavita Deshpande',
  email: 'admin@shop.test',
  phone: '+91 98450 00002',
  date_of_birth: '1985-09-30',
  is_verified: true,
  created_at: '2024-11-18T04:30:00Z',
  role: 'ADMIN',
  // The hash of `admin-pass`.
  password: {
    salt: 'user-2 2024-11-18T04:30:00Z',
    key: 'c7634e4678c7858e0eb0fd583a6bb39ad03204729ccf2ad7b47346cc61c82c8e',
  },
}

/** A customer, and the sex that was drawn, which the reviews follow. */
export interface BuiltCustomer {
  readonly user: UserRow
  readonly sex: 'female' | 'male'
}

/** The name before the number of an email address: people with a long one give their initial. */
const mailName = (given: string, surname: string) =>
  given.length + surname.length <= 13 ? `${given}.${surname}` : `${given.charAt(0)}.${surname.split('-')[0]}`

/** A customer of the shop; `age` is the account's age in days. The values of faker come from the stream of `random`. */
export function buildCustomer(number: number, age: number, random: Random): BuiltCustomer {
  const sex = random.chance(0.68) ? 'female' : 'male'
  const given = faker.person.firstName(sex)
  const surname = faker.person.lastName(sex)
  const host = random.pick(['example.com', 'example.com', 'example.org', 'mail.test'])
  return {
    sex,
    user: {
      id: `user-${number}`,
      name: `${given} ${surname}`,
      email: `${mailName(given, surname)}${number}@${host}`.toLowerCase().replaceAll(' ', ''),
      phone: random.chance(0.9) ? phone() : null,
      date_of_birth: random.chance(0.75) ? birthday() : null,
      is_verified: random.chance(0.82),
      created_at: utc(Date.parse(shifted(anchor, -age)) + random.int(0, 36_000) * 1000),
      role: 'CUSTOMER',
      password: null,
    },
  }
}

/** A customer's address. */
export function buildAddress(number: number, user: UserRow, isDefault: boolean, random: Random): AddressRow {
  const { area, city, state, pin } = random.pick(neighbourhoods)
  return {
    id: `addr-${number}`,
    userId: user.id,
    fullName: user.name,
    addressLine1: `${random.pick(houses)}, ${random.pick(streets)}, ${area}`,
    ...(random.chance(0.6) ? { landmark: random.pick(landmarks) } : {}),
    city,
    state,
    zipCode: pin,
    country: 'India',
    mobile: user.phone ?? phone(),
    isDefault,
  }
}

/** The two addresses of the customer who can sign in. */
export function customersAddresses(): AddressRow[] {
  const { id: userId, name: fullName, phone: mobile } = customer
  const own = { userId, fullName, country: 'India', mobile: mobile ?? '' }
  return [
    {
      ...own,
      id: 'addr-1',
      addressLine1: '14, Lake View Road',
      landmark: 'Opposite the post office',
      city: 'Bengaluru',
      state: 'Karnataka',
      zipCode: '560001',
      isDefault: true,
    },
    {
      ...own,
      id: 'addr-2',
      addressLine1: '7, North Mada Street, Mylapore',
      landmark: 'Near the temple tank',
      city: 'Chennai',
      state: 'Tamil Nadu',
      zipCode: '600004',
      isDefault: false,
    },
  ]
}

const phone = () => faker.phone.number({ style: 'international' })

const birthday = () => faker.date.birthdate({ mode: 'year', min: 1958, max: 2004 }).toISOString().slice(0, 10)
