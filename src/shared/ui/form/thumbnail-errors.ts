import type { FieldErrors } from './field-errors.ts'

/**
 * The error of a thumbnail's address that is neither a web address nor one of the shop's own pictures, such as
 * `nonsense` or a script, which would show no picture. An empty one has none.
 */
export function thumbnailErrors(address: string): FieldErrors {
  const text = address.trim()
  const isOwn = /^\/(?![/\\])/.test(text)
  const isWeb = /^https?:\/\//i.test(text) && URL.canParse(text)
  return text === '' || isOwn || isWeb
    ? {}
    : { thumbnail: 'Please enter a thumbnail address with https://, or with / for the shop’s own pictures' }
}
