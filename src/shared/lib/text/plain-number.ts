import { asciiDigits } from './ascii-digits.ts'

const currency = String.raw`(?:₹|Rs\.?|INR)`
// Not beside a currency, where the digits before the point may be lost: "Rs. .500".
const bare = /^([+-]?)()()(\.\d+)$/
const whole = String.raw`\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3}`
const amount = new RegExp(
  String.raw`^([+-]?) *(?:${currency} *)?([+-]?) *(${whole})(\.\d*)? *(?:/-|${currency})?$`,
  'i',
)

/** What a number in a field counts: an amount may have a rupee sign, a percentage a percent sign. */
export type Unit = 'amount' | 'percent'

const percent = new RegExp(String.raw`^([+-]?)() *(${whole})(\.\d*)? *%?$`)

/**
 * The number that a person typed or copied, in plain digits such as `-65000.5`: with a rupee sign, grouped by lakh or by
 * thousand, in any digits of India. '' for an empty text. Null for what is no number, or could be two: 1,50 and 1.500,00
 * are written differently elsewhere, and 65k and 1.2E+05 are rounded.
 */
export function plainNumber(text: string, unit: Unit = 'amount'): string | null {
  const plain = inPlainSigns(text)
  if (plain === '') return ''
  const [, sign = '', secondSign = '', digits = '', decimals = ''] =
    bare.exec(plain) ?? (unit === 'percent' ? percent : amount).exec(plain) ?? []
  if (digits + decimals === '' || (sign !== '' && secondSign !== '')) return null
  const value = digits.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0'
  return (sign + secondSign).replace('+', '') + value + (decimals === '.' ? '' : decimals)
}

/** ASCII digits, commas, blanks and minus signs for those of other scripts and of typesetting. */
function inPlainSigns(text: string): string {
  // A superscript would become a digit of the number.
  if (/\p{No}/u.test(text)) return '?'
  const plain = text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/(?<=\p{Nd})[\u00A0\u2007\u2009\u202F](?=\p{Nd})/gu, ',')
    .normalize('NFKC')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/\s/g, ' ')
    .trim()
  return asciiDigits(plain)
}
