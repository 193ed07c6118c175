import type { Registration } from '#openapi/generated/model/registration.ts'
import type { RegistrationValues } from './form-rules.ts'

/** The request: the number with its country code, and always the customer role. */
export function toRegistration({ phone, ...values }: RegistrationValues): Registration {
  return { ...values, phone: withCountry(phone), role: 'CUSTOMER' }
}

/** A pasted number may have a country code, a leading 0, spaces and dashes. */
export function withCountry(phone: string): string {
  const digits = phone.replaceAll(/[\s()-]/g, '')
  return `+91${digits.replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '')}`
}
