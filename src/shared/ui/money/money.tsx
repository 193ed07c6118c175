import { formatRupees } from '../../lib/text/money.ts'
import { VisuallyHidden } from '../page/layout.tsx'

interface MoneyProps {
  /** Rupees. */
  value: number
  decimals?: 0 | 2
  /** The price before a discount, struck through. */
  was?: number | undefined
}

/** An amount in rupees: no decimals on cards and lists, two on the detail page. */
export function Money({ value, decimals = 0, was }: MoneyProps) {
  return (
    <span data-money="">
      {was !== undefined && was !== value ? (
        <>
          <s>
            <VisuallyHidden>Before: </VisuallyHidden>
            <span>{formatRupees(was, { decimals })}</span>
          </s>
          <VisuallyHidden>Now: </VisuallyHidden>
          <span>{formatRupees(value, { decimals })}</span>
        </>
      ) : (
        formatRupees(value, { decimals })
      )}
    </span>
  )
}
