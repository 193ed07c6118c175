import * as z from 'zod/mini'
import { decimalsOf, readNumber } from '../../lib/text/decimals.ts'
import { isBlank } from '../../lib/text/is-blank.ts'

/** A text of which something can be seen. */
export const filled = (message: string) => z.string().check(z.refine((text) => !isBlank(text), message))

/** A number that may be left empty. */
const number = (isRight: (value: number) => boolean, message: string) =>
  z.refine<string>((text) => isRight(readNumber(text) ?? 0), message)

/** A text with a number. */
export const filledNumber = (message: string) =>
  z.string().check(z.refine((text) => readNumber(text) !== null, message))

export const notNegative = number((value) => value >= 0, 'Please enter 0 or more')

export const atMost = (most: number, message: string) => number((value) => value <= most, message)

export const decimals = (most: number, message: string) => number((value) => decimalsOf(value) <= most, message)

/** Rupees have two decimals: more would be shown rounded. */
export const paise = decimals(2, 'Please use at most 2 decimals')

export const wholeNotNegative = number(
  (value) => value >= 0 && Number.isInteger(value),
  'Please enter a whole number, 0 or more',
)

/**
 * A web address or one of the shop's own pictures: any other, such as `nonsense` or a script, would show no picture. It
 * may be left empty.
 */
export const pictureAddress = z.refine<string>((address) => {
  const text = address.trim()
  const isOwn = /^\/(?![/\\])/.test(text)
  const isWeb = /^https?:\/\//i.test(text) && URL.canParse(text)
  return text === '' || isOwn || isWeb
}, 'Please enter a thumbnail address with https://, or with / for the shop’s own pictures')
