import { chakra } from '@chakra-ui/react/styled-system'
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatNumber } from '#src/shared/lib/text/numbers.ts'
import type { SalesPoint } from '../sales-points.ts'

const colour = (token: string) => `var(--chakra-colors-${token})`
// The size is inherited, since the reset makes all text inherit its font.
const tick = { fill: colour('fg-muted') }

/** `14 Nov`; the summary above and the tooltip show the year. */
const withoutYear = (date: string) => date.replace(/ \d{4}$/, '')

/** The points as a line; the arrow keys move along it. */
export function SalesChart({ points, title }: { points: SalesPoint[]; title: string }) {
  return (
    <chakra.div
      height="200px"
      fontSize="xs"
      css={{
        '& .recharts-surface:focus-visible': { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
      }}
    >
      <ResponsiveContainer width="100%" height={200}>
        <LineChart data={points} title={title} margin={{ top: 8, right: 4, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke={colour('border')} />
          <XAxis
            dataKey="date"
            tick={tick}
            tickFormatter={withoutYear}
            interval="equidistantPreserveStart"
            tickLine={false}
            axisLine={{ stroke: colour('border-strong') }}
            minTickGap={32}
            padding={{ left: 12, right: 12 }}
          />
          <YAxis
            dataKey="value"
            tick={tick}
            tickFormatter={(value: number) => formatNumber(value)}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
            width="auto"
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ stroke: colour('border-strong') }}
            contentStyle={{
              background: colour('bg-surface'),
              borderColor: colour('border-strong'),
              borderRadius: 3,
              fontSize: 14,
            }}
            labelStyle={{ color: colour('fg-muted') }}
            itemStyle={{ color: colour('fg') }}
          />
          <Line
            type="linear"
            dataKey="value"
            name="Orders"
            stroke={colour('accent-fg')}
            strokeWidth={2}
            dot={{ r: 2.5, fill: colour('accent-fg'), strokeWidth: 0 }}
            activeDot={{ r: 5, fill: colour('accent-fg') }}
            // Recharts draws the dots at once and the line after them.
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </chakra.div>
  )
}
