import type { Registration } from '#openapi/generated/model/registration.ts'
import type { RegistrationValues } from './form-rules.ts'

/** What is sent: the number with its country, and always a customer. */
export function toRegistration({ phone, ...values }: RegistrationValues): Registration {
  return { ...values, phone: withCountry(phone), role: 'CUSTOMER' }
}

/** A pasted number may bring the country along, or a leading 0, and blanks and dashes between. */
export function withCountry(phone: string): string {
  const digits = phone.replaceAll(/[\s()-]/g, '')
  return `+91${digits.replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '')}`
}
