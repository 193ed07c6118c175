import type { AddressInputOutput } from '#openapi/generated/zod/schemas/addressInput.zod.ts'
import type { RowOf } from '#mocks/shop/rows.ts'
import type { Store } from '#mocks/shop/store.ts'
import { conflict, forbidden, notFound } from '../engine/call/problem.ts'

/** The account with this email address, ignoring case. */
export function accountOf(db: Store, email: string): RowOf<'users'> | undefined {
  const wanted = email.toLowerCase()
  return db.users.all().find((user) => user.email.toLowerCase() === wanted)
}

/** Refuses an email address that another account uses. */
export function demandFreeEmail(db: Store, email: string | undefined, userId?: string): void {
  const owner = email === undefined ? undefined : accountOf(db, email)
  if (owner && owner.id !== userId) conflict('An account with this email address already exists')
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
  const known = namedAddress(db, userId, saved)
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
  const address = known
    ? await db.addresses.update(known.id, fields)
    : await db.addresses.create({ id: db.addresses.nextId(), userId, ...fields, isDefault: false })
  if (isFirst || saved.is_primary) await makeDefault(db, address)
}
