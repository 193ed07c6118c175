import { CreateCoupon } from '#src/features/coupon-form/components/create-coupon.tsx'
import { FormPage } from './form-page.tsx'

export function NewCouponPage() {
  return (
    <FormPage title="Create Coupon">
      <CreateCoupon />
    </FormPage>
  )
}
