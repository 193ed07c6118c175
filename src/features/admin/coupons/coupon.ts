import type { CouponInput } from '#openapi/generated/model/couponInput.ts'
import { DiscountType } from '#openapi/generated/model/discountType.ts'
import { own } from '#src/shared/lib/values/own.ts'
import { decimalsOf, numberOrZero, readNumber } from '#src/shared/lib/text/decimals.ts'
import { isBlank } from '#src/shared/lib/text/is-blank.ts'
import { endOf, startOf } from '#src/shared/lib/time/indian-time.ts'
import type { FieldErrors } from '#src/shared/ui/form/field-errors.ts'
import { periodErrors } from '#src/shared/ui/form/period-errors.ts'

/** The form's values; dates are in Indian time, and a time may be empty. */
export interface CouponValues {
  code: string
  description: string
  start_date: string
  start_time: string
  end_date: string
  end_time: string
  free_shipping: boolean
  max_discount: string
  usage_limit: string
  discount_type: string
}

export const blankCoupon: CouponValues = {
  code: '',
  description: '',
  start_date: '',
  start_time: '',
  end_date: '',
  end_time: '',
  free_shipping: false,
  max_discount: '',
  usage_limit: '',
  discount_type: '',
}

export const discountTypes: Record<DiscountType, string> = { percentage: 'Percentage', fixed: 'Fixed amount' }

/** Code, dates, maximum and type are required. The server checks that the end is after the start. */
export function couponErrors(values: CouponValues): FieldErrors {
  const { code, max_discount, usage_limit, discount_type } = values
  return {
    ...(isBlank(code) && { code: 'Please enter a code' }),
    ...(own(discountTypes, discount_type) === undefined && { discount_type: 'Please choose a discount type' }),
    ...maximumError(max_discount),
    ...periodErrors(values),
    ...(usage_limit !== '' &&
      !isCount(usage_limit) && { usage_limit: 'Please enter a whole number from 1 to 10,00,000, or leave it empty' }),
  }
}

function maximumError(text: string): FieldErrors {
  const maximum = readNumber(text)
  if (maximum === null) return { max_discount: 'Please enter a maximum discount' }
  if (maximum < 0) return { max_discount: 'Please enter 0 or more' }
  return decimalsOf(maximum) > 2 ? { max_discount: 'Please use at most 2 decimals' } : {}
}

function isCount(text: string): boolean {
  const count = readNumber(text)
  return count !== null && count >= 1 && count <= 1_000_000 && Number.isInteger(count)
}

/** The request; without a usage limit it is `null`. */
export function couponPayload(values: CouponValues): CouponInput {
  return {
    code: values.code.trim(),
    description: values.description.trim(),
    start_date: startOf(values.start_date, values.start_time) ?? '',
    end_date: endOf(values.end_date, values.end_time) ?? '',
    free_shipping: values.free_shipping,
    max_discount: numberOrZero(values.max_discount),
    usage_limit: readNumber(values.usage_limit),
    discount_type: values.discount_type as DiscountType,
  }
}
