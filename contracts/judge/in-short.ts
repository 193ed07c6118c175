import { personalFields } from '#contracts/check/contract/openapi.ts'
import { patterns } from '#contracts/record/personal.ts'

/** Whether reports must not show a value, because it is secret or personal. */
export const isHidden = (value: unknown, key?: PropertyKey) =>
  typeof value === 'string' &&
  ((typeof key === 'string' && personalFields.has(key)) || patterns.some(([, pattern]) => value.search(pattern) !== -1))

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
