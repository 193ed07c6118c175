import { chakra } from '@chakra-ui/react/styled-system'
import { formatRupees } from '../lib/money.ts'
import { VisuallyHidden } from './layout.tsx'

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
    <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {was !== undefined && was !== value && (
        <chakra.s color="fg.subtle" marginInlineEnd="2" fontWeight="normal">
          <VisuallyHidden>Before: </VisuallyHidden>
          {formatRupees(was, { decimals })}
        </chakra.s>
      )}
      {was !== undefined && was !== value && <VisuallyHidden>Now: </VisuallyHidden>}
      {formatRupees(value, { decimals })}
    </chakra.span>
  )
}
