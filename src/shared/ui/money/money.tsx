import { chakra } from '@chakra-ui/react/styled-system'
import { formatRupees } from '../../lib/text/money.ts'
import { VisuallyHidden } from '../page/layout.tsx'

interface MoneyProps {
  /** Rupees. */
  value: number
  decimals?: 0 | 2
  /** The price before a discount, struck through. */
  was?: number | undefined
}

const Amount = chakra('span', {
  base: {
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    // Beside the price before, on a second line where there is no room for both.
    '&:has(> s)': { whiteSpace: 'normal' },
    '& > s, & > s ~ span:last-child': { display: 'inline-block', whiteSpace: 'nowrap' },
    '& > s': { color: 'fg.subtle', marginInlineEnd: '2', fontWeight: 'normal' },
  },
})

/** An amount in rupees: no decimals on cards and lists, two on the detail page. */
export function Money({ value, decimals = 0, was }: MoneyProps) {
  return (
    <Amount>
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
    </Amount>
  )
}
