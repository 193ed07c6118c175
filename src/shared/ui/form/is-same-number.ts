import { fixed, readNumber } from '../../lib/text/decimals.ts'
import { type IsSameValue, isSameText } from './merge-values.ts'

/** Compares the fields that hold numbers as numbers: `decimalsOf` says with how many decimals the field is sent. */
export function isSameNumber(decimalsOf: (field: string) => number | undefined): IsSameValue {
  return (field, one, other) => {
    const decimals = decimalsOf(field)
    return decimals === undefined ? isSameText(field, one, other) : sent(one, decimals) === sent(other, decimals)
  }
}

function sent(value: unknown, decimals: number): string {
  const number = typeof value === 'string' ? readNumber(value) : null
  return number === null ? '' : fixed(number, decimals)
}
