import { chakra } from '@chakra-ui/react/styled-system'
import type { Detail } from '../../details.ts'

const Table = chakra('table', {
  base: {
    width: 'full',
    borderTopWidth: '1px',
    '& tr': { borderBottomWidth: '1px' },
    '& th': {
      textAlign: 'start',
      verticalAlign: 'top',
      width: '38%',
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
    <chakra.section aria-labelledby="product-details" marginTop="10">
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
