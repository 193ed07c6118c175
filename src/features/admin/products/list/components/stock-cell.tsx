import { formatNumber } from '#src/shared/lib/text/numbers.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { Badge } from '#src/shared/ui/badge/badge.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ProductRow } from '../product-row.ts'

/** The stock, with a label if a part of it is low or all is sold out. */
export function StockCell({ stock, level, lowVariants }: Pick<ProductRow, 'stock' | 'level' | 'lowVariants'>) {
  return (
    <chakra.span
      // On a card the number follows its header as in a text, in a table it stands at the end of its column.
      display={{ base: 'inline', md: 'inline-flex' }}
      flexDirection="row-reverse"
      alignItems="center"
      gap="2.5"
      whiteSpace={{ md: 'nowrap' }}
    >
      <span>{`${formatNumber(stock)} `}</span>
      {level === 'low' && <Badge tone="warning">{`${plural(lowVariants, 'variant')} low`}</Badge>}
      {level === 'out' && <Badge tone="error">Sold out</Badge>}
    </chakra.span>
  )
}
