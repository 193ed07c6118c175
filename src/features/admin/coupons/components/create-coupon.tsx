import { useCreateCoupon } from '#openapi/generated/client/coupons-writes/coupons-writes.ts'
import { searchCoupons } from '#openapi/generated/client/search/search.ts'
import type { CouponInput } from '#openapi/generated/model/couponInput.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { uncached, useFindCreated } from '#src/shared/api/use-find-created.ts'
import { searchOf } from '#src/shared/shop/all-products.ts'
import { formatDateTime, isSameMoment } from '#src/shared/lib/time/dates.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { FormNotice } from '#src/shared/ui/form/form-notice.tsx'
import { AdminFormFrame } from '#src/shared/ui/form/admin-form-frame.tsx'
import { SavedPanel } from '#src/shared/ui/form/saved-panel.tsx'
import { useLastSaved } from '#src/shared/ui/form/use-last-saved.ts'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { blankCoupon, couponRules, couponPayload, type CouponValues } from '../coupon.ts'
import { CouponFields } from './coupon-fields.tsx'

/** The form for a new coupon, cleared once it is created. */
export function CreateCoupon() {
  const { mutateAsync } = useCreateCoupon()
  const find = useFindCreated()
  const { last, showSaved, hideSaved } = useLastSaved<CouponInput>()

  function created(coupon: CouponInput) {
    showSaved(coupon)
    return { resetTo: blankCoupon }
  }

  const form = useEditForm<CouponValues>({
    draft: 'new-coupon',
    initial: blankCoupon,
    rules: couponRules,
    failureText: 'Failed to create coupon',
    conflictField: 'code',
    onFailed: (error) => {
      hideSaved()
      logFailure('Failed to create coupon', error)
    },
    find: async (values) => {
      const sent = couponPayload(values)
      const { data } = await searchCoupons(searchOf(sent.code), uncached)
      return (
        find(data, ({ code, start_date }) => code === sent.code && isSameMoment(start_date, sent.start_date)) &&
        created(sent)
      )
    },
    save: async (values) => {
      const sent = couponPayload(values)
      const answer: { status?: string; message?: string } | undefined = await mutateAsync({ data: sent })
      // A 2xx answer may report a failure, or omit the coupon.
      if (answer?.status !== undefined && answer.status !== 'success')
        throw new ApiError('status', `The status of the answer is "${answer.status}".`, { status: 200, body: answer })
      return created(sent)
    },
  })

  return (
    <>
      {last && <Created key={last.key} coupon={last.saved} />}
      <FormNotice tone="neutral">
        A coupon made here is not accepted in the shop's cart yet: the cart knows only its own promo code.
      </FormNotice>
      <AdminFormFrame form={form} submit="Create coupon">
        <CouponFields form={form} />
      </AdminFormFrame>
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
