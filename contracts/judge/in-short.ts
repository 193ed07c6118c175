/** Fields with credentials or personal data, whose values reports never show. */
const hidden =
  /^(token|password|confirmPassword|email|customer_email|phone|mobile|full_?name|address_?line1|date_of_birth)$/i

/** Personal data in any field: an email address, a telephone number. */
const personal = /\S@\S+\.\S|^\+?\d[\d ()-]{8,}$/

/** Whether reports must not show a value, because it is secret or personal. */
export const isHidden = (value: unknown, key?: PropertyKey) =>
  typeof value === 'string' && ((typeof key === 'string' && hidden.test(key)) || personal.test(value))

/** A value in a few words, without credentials or personal data. */
export function inShort(value: unknown, key?: PropertyKey): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object' && value !== null)
    return `an object with ${Object.keys(value).slice(0, 8).join(', ') || 'no fields'}`
  if (typeof value !== 'string') return JSON.stringify(value)
  if (isHidden(value, key)) return 'a text (hidden)'
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
}
