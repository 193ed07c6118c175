import type { User } from '#openapi/generated/model/user.ts'
import type { UserUpdate } from '#openapi/generated/model/userUpdate.ts'

export interface ProfileValues {
  name: string
  email: string
  phone: string
  date_of_birth: string
}

/** The form's values; unknown ones are empty. */
export function readProfile({ name, email, phone, date_of_birth }: User): ProfileValues {
  return { name, email, phone: phone ?? '', date_of_birth: date_of_birth ?? '' }
}

/** The request; empty values are sent as unknown. The server validates them. */
export function profileUpdate({ name, email, phone, date_of_birth }: ProfileValues): UserUpdate {
  return { name, email, phone: phone || null, date_of_birth: date_of_birth || null }
}
