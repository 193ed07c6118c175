import { formatNumber } from '#src/shared/lib/text/numbers.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { Badge } from '#src/shared/ui/badge/badge.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ProductRow } from '../product-row.ts'

/** The stock, with a label if a part of it is low or all is sold out. */
export function StockCell({ stock, level, lowVariants }: Pick<ProductRow, 'stock' | 'level' | 'lowVariants'>) {
  return (
    <chakra.span
      display="inline-flex"
      // On a card the number stands beside its label, in a table at the end of its column.
      flexDirection={{ base: 'row-reverse', md: 'row' }}
      alignItems="center"
      gap="2.5"
      whiteSpace="nowrap"
    >
      {level === 'low' && <Badge tone="warning">{plural(lowVariants, 'variant')} low</Badge>}
      {level === 'out' && <Badge tone="error">Sold out</Badge>}
      {formatNumber(stock)}
    </chakra.span>
  )
}
