import type { Coupon } from '#openapi/generated/model/coupon.ts'
import { formatDateTime } from '#src/shared/lib/time/dates.ts'
import { formatRupees } from '#src/shared/lib/text/money.ts'
import { formatNumber } from '#src/shared/lib/text/numbers.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'

const rows = (coupon: Coupon): [name: string, value: string][] => [
  ['Description', coupon.description],
  ['Starts', formatDateTime(coupon.start_date)],
  ['Ends', formatDateTime(coupon.end_date)],
  ['Discount Type', coupon.discount_type],
  ['Maximum Discount', formatRupees(coupon.max_discount, { decimals: 2 })],
  ['Usage Limit', coupon.usage_limit == null ? 'No limit' : formatNumber(coupon.usage_limit)],
  ['Free Shipping', coupon.free_shipping ? 'Yes' : 'No'],
]

/** A coupon, read-only. */
export function CouponCard({ coupon, onBack, onClose }: { coupon: Coupon; onBack: () => void; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <chakra.section aria-label={`Coupon ${coupon.code}`} padding="5" overflowY="auto">
      <chakra.header display="flex" alignItems="center" justifyContent="space-between" gap="3" marginBottom="4">
        <chakra.h2
          ref={heading}
          tabIndex={-1}
          fontSize="lg"
          fontWeight="semibold"
          _focusVisible={{ outlineStyle: 'none' }}
        >
          {`Coupon ${coupon.code}`}
        </chakra.h2>
        <IconButton icon="close" label="Close" size="sm" onClick={onClose} />
      </chakra.header>
      <chakra.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="6" rowGap="2.5" fontSize="sm">
        {rows(coupon).map(([name, value]) => (
          <chakra.div key={name} display="contents">
            <chakra.dt color="fg.muted">{name}</chakra.dt>
            <dd>{value}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <Button variant="outline" size="sm" marginTop="5" onClick={onBack}>
        Back to the results
      </Button>
    </chakra.section>
  )
}
