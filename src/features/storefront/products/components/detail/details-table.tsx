import { chakra } from '@chakra-ui/react/styled-system'
import type { Detail } from '../../details.ts'

/** The facts of a product, as names and values. */
export function DetailsTable({ details }: { details: readonly Detail[] }) {
  if (details.length === 0) return null
  return (
    <chakra.section aria-labelledby="product-details" marginTop="10">
      <chakra.h2 id="product-details" textStyle="h3" marginBottom="3">
        Product details
      </chakra.h2>
      <chakra.table width="full" borderTopWidth="1px">
        <tbody>
          {details.map(({ label, value }) => (
            <chakra.tr key={label} borderBottomWidth="1px">
              <chakra.th
                scope="row"
                textAlign="start"
                verticalAlign="top"
                width="38%"
                paddingBlock="3"
                paddingInlineEnd="4"
                fontSize="sm"
                fontWeight="medium"
              >
                {label}
              </chakra.th>
              <chakra.td paddingBlock="3" fontSize="sm" color="fg.muted">
                {value}
              </chakra.td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.section>
  )
}
