import type { User } from '#openapi/generated/model/user.ts'
import type { UserUpdate } from '#openapi/generated/model/userUpdate.ts'

/** What the profile form holds. */
export interface ProfileValues {
  name: string
  email: string
  phone: string
  date_of_birth: string
}

/** From the person to the form: what is not known is empty. */
export function readProfile({ name, email, phone, date_of_birth }: User): ProfileValues {
  return { name, email, phone: phone ?? '', date_of_birth: date_of_birth ?? '' }
}

/** From the form to the call: what is empty is not known. Nothing is checked here; that is the server's to do. */
export function profileUpdate({ name, email, phone, date_of_birth }: ProfileValues): UserUpdate {
  return { name, email, phone: phone || null, date_of_birth: date_of_birth || null }
}
