import { chakra } from '@chakra-ui/react/styled-system'
import type { Detail } from '../../details.ts'
import { detailGrid } from './detail-grid.ts'

const Table = chakra('table', {
  base: {
    display: 'block',
    borderTopWidth: '1px',
    // One fact below the other on a phone, else two side by side.
    '& tbody': { ...detailGrid, rowGap: '0' },
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 38fr) minmax(0, 62fr)', borderBottomWidth: '1px' },
    '& th': {
      textAlign: 'start',
      paddingBlock: '3',
      paddingInlineEnd: '4',
      fontSize: 'sm',
      fontWeight: 'medium',
    },
    '& td': { paddingBlock: '3', fontSize: 'sm', color: 'fg.muted' },
  },
})

/** The facts of a product, as names and values. */
export function DetailsTable({ details }: { details: readonly Detail[] }) {
  if (details.length === 0) return null
  return (
    <chakra.section aria-labelledby="product-details" marginTop={{ base: '10', lg: '14' }}>
      <chakra.h2 id="product-details" textStyle="h3" marginBottom="3">
        Product details
      </chakra.h2>
      <Table>
        <tbody>
          {details.map(({ label, value }, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </chakra.section>
  )
}
