import { useCreateCoupon } from '#openapi/generated/client/coupons/coupons.ts'
import type { Coupon } from '#openapi/generated/model/coupon.ts'
import { formatDateTime } from '#src/shared/lib/dates.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { FormNotice } from '#src/shared/ui/form/form-notice.tsx'
import { SavableFormFrame } from '#src/shared/ui/form/savable-form-frame.tsx'
import { SavedPanel } from '#src/shared/ui/form/saved-panel.tsx'
import { useSavableForm } from '#src/shared/ui/form/use-savable-form.ts'
import { useState } from 'react'
import { blankCoupon, couponFaults, couponPayload, type CouponValues } from '../coupon.ts'
import { CouponFields } from './coupon-fields.tsx'

/** A new coupon; empty again once it is created. */
export function CreateCoupon() {
  const { mutateAsync } = useCreateCoupon()
  const [last, setLast] = useState<Coupon>()

  const form = useSavableForm<CouponValues>({
    draft: 'new-coupon',
    initial: blankCoupon,
    faultsOf: couponFaults,
    failureText: 'Failed to create coupon',
    conflictField: 'code',
    onFailed: (error) => {
      setLast(undefined)
      logFailure('Failed to create coupon', error)
    },
    save: async (values) => {
      const { status, data } = await mutateAsync({ data: couponPayload(values) })
      // A host may say in a good answer that it did not do it.
      if (status !== 'success') throw new Error(`The status of the answer is "${String(status)}".`)
      setLast(data)
      return { resetTo: blankCoupon }
    },
  })

  return (
    <>
      {last && <Created key={last.id} coupon={last} />}
      <FormNotice tone="neutral">
        Coupons made here cannot be used in this shop's cart: it knows its own promo code only. They are for the hosts
        and tills that read them.
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

function Created({ coupon: { code, start_date, end_date } }: { coupon: Coupon }) {
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
