import { formatNumber } from '#src/shared/lib/text/numbers.ts'
import { Badge } from '#src/shared/ui/badge/badge.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ProductRow } from '../product-row.ts'

/** The stock, with a label if it is low or sold out. */
export function StockCell({ stock, level }: Pick<ProductRow, 'stock' | 'level'>) {
  return (
    <chakra.span
      display="inline-flex"
      // On a card the number stands beside its label, in a table at the end of its column.
      flexDirection={{ base: 'row-reverse', md: 'row' }}
      alignItems="center"
      gap="2.5"
      whiteSpace="nowrap"
    >
      {level === 'low' && <Badge tone="warning">Low stock</Badge>}
      {level === 'out' && <Badge tone="error">Sold out</Badge>}
      {formatNumber(stock)}
    </chakra.span>
  )
}
