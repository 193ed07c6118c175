import { CreateCoupon } from '#src/features/admin/coupons/components/create-coupon.tsx'
import { FormPage } from './form-page.tsx'

export function NewCouponPage() {
  return (
    <FormPage title="Create Coupon">
      <CreateCoupon />
    </FormPage>
  )
}
