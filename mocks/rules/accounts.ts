import type { AddressInputOutput } from '#openapi/generated/zod/schemas/addressInput.zod.ts'
import type { RowOf, Store } from '#mocks/shop/rows.ts'
import { conflict, forbidden, invalid, notFound } from '../engine/call/problem.ts'
import { indiaOffset } from './india-offset.ts'

interface Person {
  name?: string | undefined
  date_of_birth?: string | null | undefined
}

/** The account with this email address, whatever its capitals. */
export const accountOf = (db: Store, email: string): RowOf<'users'> | undefined => db.users.where('email', email)[0]

/** Refuses an email address that another account uses. */
export function demandFreeEmail(db: Store, email: string | undefined, userId?: string): void {
  const owner = email === undefined ? undefined : accountOf(db, email)
  if (owner && owner.id !== userId) conflict('An account with this email address already exists')
}

const indianDay = (at: Date) => new Date(at.getTime() + indiaOffset).toISOString().slice(0, 10)

/** Blanks, and what has no form: joiners, zero-width spaces, and the letters and signs that stand for nothing. */
const nothingToSee = /^[\s\p{Cc}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u

/** Refuses a required text in which nothing can be seen; `landmark` is the one that may be empty. */
export function demandNotBlank(texts: object, path: string): void {
  for (const [name, text] of Object.entries(texts))
    if (name !== 'landmark' && typeof text === 'string' && nothingToSee.test(text))
      invalid(`${path}.${name}`, 'Required.')
}

/** Refuses what is no Indian number: +91 and ten digits, with or without spaces. */
export function demandIndianPhone(phone: string): void {
  if (!/^\+91\d{10}$/.test(phone.replaceAll(' ', '')))
    invalid('body.phone', 'Not an Indian number. Please write its ten digits.')
}

/** Refuses a name of blanks, and a date of birth that no customer has. */
export function demandPerson({ name, date_of_birth }: Person, now: Date): void {
  if (name !== undefined) demandNotBlank({ name }, 'body')
  if (!date_of_birth) return
  if (date_of_birth < '1900') invalid('body.date_of_birth', 'Its year must be 1900 or later.')
  if (date_of_birth > indianDay(now)) invalid('body.date_of_birth', 'It must not be in the future.')
}

/** Makes one address the default, and the owner's others not. */
export async function makeDefault(db: Store, { id, userId }: RowOf<'addresses'>): Promise<void> {
  for (const address of db.addresses.where('userId', userId)) {
    const isDefault = address.id === id
    if (address.isDefault !== isDefault) await db.addresses.update(address.id, { isDefault })
  }
}

/** The user's own address: 404 for an unknown one, 403 for someone else's. */
export function ownAddress(db: Store, userId: string, id: string): RowOf<'addresses'> {
  const address = db.addresses.get(id) ?? notFound('Address')
  return address.userId === userId ? address : forbidden('This address belongs to someone else.')
}

/** The user's address named by `saved`, or undefined for a new one; refuses somebody else's. */
export function namedAddress(db: Store, userId: string, saved: AddressInputOutput): RowOf<'addresses'> | undefined {
  if (saved.id === undefined) return undefined
  return ownAddress(db, userId, saved.id)
}

/** Adds or changes an address. The first one becomes the default, and so does one saved as primary. */
export async function saveAddress(db: Store, userId: string, saved: AddressInputOutput): Promise<void> {
  const stored = namedAddress(db, userId, saved)
  const fields = {
    fullName: saved.full_name,
    mobile: saved.phone,
    addressLine1: saved.address_line1,
    zipCode: saved.zip_code,
    country: saved.country,
    state: saved.state,
    city: saved.city,
    ...(saved.landmark !== undefined && { landmark: saved.landmark }),
  }
  const isFirst = db.addresses.where('userId', userId).length === 0
  const address = stored
    ? await db.addresses.update(stored.id, fields)
    : await db.addresses.create({ id: db.addresses.nextId(), userId, ...fields, isDefault: false })
  if (isFirst || saved.is_primary) await makeDefault(db, address)
}
