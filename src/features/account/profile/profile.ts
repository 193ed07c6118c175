import type { User } from '#openapi/generated/model/user.ts'
import type { UserUpdate } from '#openapi/generated/model/userUpdate.ts'
import { isoDay } from '#src/shared/lib/time/dates.ts'

export interface ProfileValues {
  name: string
  email: string
  phone: string
  date_of_birth: string
}

/** The form's values; unknown ones are empty. */
export function readProfile({ name, email, phone, date_of_birth }: User): ProfileValues {
  return { name, email, phone: phone ?? '', date_of_birth: dayOf(date_of_birth ?? '') }
}

/** A date input shows only `YYYY-MM-DD`, and a server may send a timestamp. */
function dayOf(sent: string): string {
  const date = new Date(sent)
  // A browser reads a date into nearly any text.
  return /^\d{4}-\d\d-\d\d/.test(sent) && !Number.isNaN(date.getTime()) ? isoDay(date) : sent
}

/** The request; empty values are sent as unknown. The server validates them. */
export function profileUpdate({ name, email, phone, date_of_birth }: ProfileValues): UserUpdate {
  return { name, email, phone: phone.trim() || null, date_of_birth: date_of_birth || null }
}
