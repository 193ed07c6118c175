import { formatRupees } from '#src/shared/lib/text/money.ts'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { useShowMore } from '#src/shared/ui/show-more/use-show-more.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    lineHeight: 'snug',
    '& th': { paddingBlock: '1.5', fontSize: 'xs', fontWeight: 'medium', color: 'fg.muted', textAlign: 'start' },
    '& td': { paddingBlock: '2', borderTopWidth: '1px', verticalAlign: 'top' },
    '& th:not(:first-of-type), & td:not(:first-of-type)': {
      paddingInlineStart: { base: '3', sm: '4' },
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})

/** A product's price, the new one, and a word about it. */
export interface PriceLine {
  id: string
  name: string
  /** Rupees. */
  price: number
  to?: number
  note?: string | undefined
}

const rupees = (value: number) => formatRupees(value, { decimals: 2 })

/** Prices, old and new. */
export function PriceTable({ caption, lines }: { caption: string; lines: readonly PriceLine[] }) {
  const { shown, more } = useShowMore(lines)
  return (
    <>
      <Table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Price</th>
            <th scope="col">New price</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, name, price, to, note }) => (
            <tr key={id}>
              <td>
                <span>{name}</span>
                {note !== undefined && (
                  <chakra.span display="block" color="error.fg">
                    {note}
                  </chakra.span>
                )}
              </td>
              <td>{rupees(price)}</td>
              <td>{to === undefined ? '–' : rupees(to)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {more}
    </>
  )
}
