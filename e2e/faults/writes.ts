import { adminWrites } from './admin-writes.ts'
import { customerWrites } from './customer-writes.ts'
import { guestWrites } from './guest-writes.ts'
import type { Write } from './write.ts'

/** Every write of the shop's screens, by name. */
export const writes: Readonly<Record<string, Write>> = Object.fromEntries(
  Object.entries({ customer: customerWrites, guest: guestWrites, admin: adminWrites }).flatMap(([role, all]) =>
    Object.entries(all).map(([name, write]) => [name, { ...write, role: role as Write['role'] }]),
  ),
)
