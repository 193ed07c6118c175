import { useCreateCoupon } from '#openapi/generated/client/coupons/coupons.ts'
import type { CouponInput } from '#openapi/generated/model/couponInput.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { formatDateTime } from '#src/shared/lib/dates.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { FormNotice } from '#src/shared/ui/form/form-notice.tsx'
import { SavableFormFrame } from '#src/shared/ui/form/savable-form-frame.tsx'
import { SavedPanel } from '#src/shared/ui/form/saved-panel.tsx'
import { useSavableForm } from '#src/shared/ui/form/use-savable-form.ts'
import { useState } from 'react'
import { blankCoupon, couponErrors, couponPayload, type CouponValues } from '../coupon.ts'
import { CouponFields } from './coupon-fields.tsx'

/** The form for a new coupon, cleared once it is created. */
export function CreateCoupon() {
  const { mutateAsync } = useCreateCoupon()
  const [last, setLast] = useState<{ coupon: CouponInput; count: number }>()

  const form = useSavableForm<CouponValues>({
    draft: 'new-coupon',
    initial: blankCoupon,
    errorsOf: couponErrors,
    failureText: 'Failed to create coupon',
    conflictField: 'code',
    onFailed: (error) => {
      setLast(undefined)
      logFailure('Failed to create coupon', error)
    },
    save: async (values) => {
      const sent = couponPayload(values)
      const answer: { status?: string; message?: string } | undefined = await mutateAsync({ data: sent })
      // A 2xx answer may report a failure, or omit the coupon.
      if (answer?.status !== undefined && answer.status !== 'success')
        throw new ApiError('status', `The status of the answer is "${answer.status}".`, { status: 200, body: answer })
      setLast((before) => ({ coupon: sent, count: (before?.count ?? 0) + 1 }))
      return { resetTo: blankCoupon }
    },
  })

  return (
    <>
      {last && <Created key={last.count} coupon={last.coupon} />}
      <FormNotice tone="neutral">
        A coupon made here is not accepted in the shop's cart yet: the cart knows only its own promo code.
      </FormNotice>
      <SavableFormFrame
        label="Create coupon"
        form={form}
        actions={
          <Button type="submit" pending={form.pending}>
            Create coupon
          </Button>
        }
      >
        <CouponFields form={form} />
      </SavableFormFrame>
    </>
  )
}

/** Shows the sent values, since the answer may have no body. */
function Created({ coupon: { code, start_date, end_date } }: { coupon: CouponInput }) {
  return (
    <SavedPanel
      text="Coupon created successfully!"
      values={[
        ['Code', code],
        ['Valid', `${formatDateTime(start_date)} to ${formatDateTime(end_date)}`],
      ]}
      links={[{ label: 'To the dashboard', to: paths.admin.dashboard() }]}
    />
  )
}
