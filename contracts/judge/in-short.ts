import type { Contract } from '#openapi/contract/contract.ts'
import { personalFields } from '#openapi/contract/fields.ts'
import { patterns } from '#contracts/judge/personal.ts'
import { commonStart } from './unlike-texts.ts'

const isHidden = (value: unknown) =>
  typeof value === 'string' && patterns.some(([, pattern]) => value.search(pattern) !== -1)

/** A value in a few words, a text with so many letters at most. */
export function asShown(value: unknown, most = 60): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `an array of ${value.length}`
  if (typeof value === 'object' && value !== null)
    return `an object with ${Object.keys(value).slice(0, 8).join(', ') || 'no fields'}`
  if (typeof value !== 'string') return JSON.stringify(value)
  return JSON.stringify(value.length > most ? `${value.slice(0, most)}…` : value)
}

/** A value in a few words, without what by its form is secret or personal. */
export const inShort = (value: unknown, most?: number): string =>
  isHidden(value) ? 'a text (hidden)' : asShown(value, most)

/** The value of a named field in a few words, without what by its form or by the contract is secret or personal. */
export const fieldInShort = (contract: Contract, name: PropertyKey, value: unknown): string =>
  typeof value === 'string' && personalFields(contract).has(String(name)) ? 'a text (hidden)' : inShort(value)

/** Two long texts around the first letter that differs. */
export function aroundTheFirst(expected: string, got: string): { expected: string; got: string } {
  const from = Math.max(0, commonStart(expected, got) - 20)
  const part = (text: string) => {
    const shown = `${from > 0 ? '…' : ''}${JSON.stringify(text.slice(from, from + 40))}`
    return `${shown}${text.length > from + 40 ? '…' : ''} (${text.length} characters)`
  }
  return { expected: part(expected), got: part(got) }
}

/** A value as JSON, but for what is longer than a reader would read. */
export function inFull(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 300 ? `${text.slice(0, 300)}…` : text
}
