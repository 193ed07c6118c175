import { fixed, readNumber } from '../../lib/text/decimals.ts'
import { type Alike, alikeTexts } from './newer-values.ts'

/** Compares the fields that hold numbers as numbers: `decimalsOf` says with how many decimals the field is sent. */
export function alikeNumbers(decimalsOf: (field: string) => number | undefined): Alike {
  return (field, one, other) => {
    const decimals = decimalsOf(field)
    return decimals === undefined ? alikeTexts(field, one, other) : sent(one, decimals) === sent(other, decimals)
  }
}

function sent(value: unknown, decimals: number): string {
  const number = typeof value === 'string' ? readNumber(value) : null
  return number === null ? '' : fixed(number, decimals)
}
