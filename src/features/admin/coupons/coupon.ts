import type { CouponInput } from '#openapi/generated/model/couponInput.ts'
import { DiscountType } from '#openapi/generated/model/discountType.ts'
import { ownValue } from '#src/shared/lib/values/own-value.ts'
import { numberOrZero, readNumber } from '#src/shared/lib/text/decimals.ts'
import { plainCode } from '#src/shared/lib/text/plain-code.ts'
import { endOf, startOf } from '#src/shared/lib/time/indian-time.ts'
import { filled, filledNumber, notNegative, paise } from '#src/shared/ui/form/field-rules.ts'
import { periodRules } from '#src/shared/ui/form/period-rules.ts'
import * as z from 'zod/mini'

export const discountTypes: Record<DiscountType, string> = { percentage: 'Percentage', fixed: 'Fixed amount' }

/** The form's values and their rules; dates are in Indian time. */
export const couponRules = z.object({
  code: filled('Please enter a code').check(
    z.refine((code) => !plainCode(code).includes(' '), 'Please enter a code without spaces: customers type it'),
  ),
  description: z.string(),
  ...periodRules,
  free_shipping: z.boolean(),
  max_discount: filledNumber('Please enter a maximum discount').check(notNegative, paise),
  usage_limit: z
    .string()
    .check(
      z.refine(
        (text) => text === '' || isCount(text),
        'Please enter a whole number from 1 to 10,00,000, or leave it empty',
      ),
    ),
  discount_type: z
    .string()
    .check(z.refine((type) => ownValue(discountTypes, type) !== undefined, 'Please choose a discount type')),
})

export type CouponValues = z.infer<typeof couponRules>

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

function isCount(text: string): boolean {
  const count = readNumber(text)
  return count !== null && count >= 1 && count <= 1_000_000 && Number.isInteger(count)
}

/** The request; without a usage limit it is `null`. */
export function couponPayload(values: CouponValues): CouponInput {
  return {
    code: plainCode(values.code),
    description: values.description.trim(),
    start_date: startOf(values.start_date, values.start_time) ?? '',
    end_date: endOf(values.end_date, values.end_time) ?? '',
    free_shipping: values.free_shipping,
    max_discount: numberOrZero(values.max_discount),
    usage_limit: readNumber(values.usage_limit),
    discount_type: values.discount_type as DiscountType,
  }
}
