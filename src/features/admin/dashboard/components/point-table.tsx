import { formatNumber } from '#src/shared/lib/text/numbers.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import type { SalesPoint } from '../sales-points.ts'

export const chartHeight = '200px'

const Cell = chakra('td', {
  base: { paddingBlock: '1.5', paddingInline: '3', borderTopWidth: '1px', fontVariantNumeric: 'tabular-nums' },
})

/** The points of the chart as a table, which fills the chart's space and scrolls. */
export function PointTable({ points, title }: { points: SalesPoint[]; title: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has to reach what scrolls
    <chakra.div
      height={chartHeight}
      overflowY="auto"
      borderWidth="1px"
      borderRadius="sm"
      tabIndex={0}
      role="region"
      aria-label={title}
    >
      <chakra.table width="full" fontSize="sm">
        <chakra.thead position="sticky" top="0" bg="bg.subtle">
          <tr>
            <chakra.th scope="col" textAlign="start" paddingBlock="1.5" paddingInline="3" fontWeight="medium">
              Date
            </chakra.th>
            <chakra.th scope="col" textAlign="end" paddingBlock="1.5" paddingInline="3" fontWeight="medium">
              Orders
            </chakra.th>
          </tr>
        </chakra.thead>
        <tbody>
          {points.map(({ date, value }) => (
            <tr key={date}>
              <Cell>{date}</Cell>
              <Cell textAlign="end">{formatNumber(value)}</Cell>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}
