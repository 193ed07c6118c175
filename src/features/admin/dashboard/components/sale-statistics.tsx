import { logFailure } from '#src/shared/lib/log.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { Spinner } from '#src/shared/ui/loading/spinner.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useId, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { type PeriodName, periods, periodNames } from '../periods.ts'
import { type SalesPoint, salesSummary } from '../sales-points.ts'
import { useSalesStatistics } from '../use-dashboard.ts'
import { Card, RefreshButton } from './card.tsx'
import { chartHeight, PointTable } from './point-table.tsx'

// Loaded separately, since the chart library is large and the numbers do not need it.
const SalesChart = lazy(() => import('./sales-chart.tsx').then((m) => ({ default: m.SalesChart })))

/** Orders over time: as a line, in words, and as a table. */
export function SaleStatistics({ period, onPeriod }: { period: PeriodName; onPeriod: (period: PeriodName) => void }) {
  const { data, isFetching, isPlaceholderData, refresh } = useSalesStatistics(period)
  const [isTable, setTable] = useState(false)
  return (
    <Card
      title="Sale Statistics"
      isBusy={isFetching}
      isOld={isPlaceholderData}
      action={
        <>
          <PeriodButtons period={period} onChange={onPeriod} />
          <RefreshButton of="Sale Statistics" onPress={refresh} />
        </>
      }
    >
      {data === undefined ? <Waiting /> : <Statistics key={data.period} {...data} isTable={isTable} />}
      <chakra.div marginTop="auto">
        <Button variant="quiet" size="sm" disabled={data === undefined} onClick={() => setTable(!isTable)}>
          {isTable ? 'View as chart' : 'View as table'}
        </Button>
      </chakra.div>
    </Card>
  )
}

/** Fills the space of the chart. */
function Waiting() {
  return (
    <chakra.div
      role="status"
      display="flex"
      alignItems="center"
      gap="3"
      minHeight={{ base: 'calc(200px + 4.7rem)', md: 'calc(200px + 3.4rem)' }}
      color="fg.muted"
    >
      <Spinner />
      Loading sale statistics...
    </chakra.div>
  )
}

function Statistics({ points, period, isTable }: { points: SalesPoint[]; period: PeriodName; isTable: boolean }) {
  const id = useId()
  const title = `Orders per ${periods[period].one}`
  return (
    <chakra.figure aria-labelledby={`${id}-title`} aria-describedby={`${id}-summary`} minWidth="0">
      <chakra.figcaption marginBottom="3" fontSize="sm">
        <chakra.span id={`${id}-title`} display="block" fontWeight="medium">
          {title}
        </chakra.span>
        <chakra.span id={`${id}-summary`} color="fg.muted">
          {salesSummary(points, periods[period])}
        </chakra.span>
      </chakra.figcaption>
      {isTable ? (
        <PointTable points={points} title={title} />
      ) : (
        <chakra.div position="relative">
          {/* After a new release the chart's code may be gone: its numbers are here all the same. */}
          <ErrorBoundary
            fallback={<PointTable points={points} title={title} />}
            onError={(error) => logFailure('The chart could not be loaded.', error)}
          >
            <Suspense fallback={<Skeleton height={chartHeight} />}>
              <SalesChart points={points} title={title} />
            </Suspense>
          </ErrorBoundary>
          {points.every(({ value }) => value === 0) && <NoOrders />}
        </chakra.div>
      )}
    </chakra.figure>
  )
}

/** Shown over the flat line of a chart without orders. */
function NoOrders() {
  return (
    <chakra.p
      position="absolute"
      inset="0"
      margin="auto"
      width="fit"
      height="fit"
      paddingBlock="1.5"
      paddingInline="4"
      fontSize="sm"
      color="fg.muted"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="sm"
    >
      Orders will be drawn here.
    </chakra.p>
  )
}

const Choice = chakra('button', {
  base: {
    minHeight: '8',
    paddingInline: '3',
    fontSize: 'sm',
    color: 'fg.muted',
    borderRadius: 'sm',
    _hover: { color: 'fg' },
    _pressed: { bg: 'bg.surface', color: 'fg', fontWeight: 'medium', boxShadow: 'sm' },
  },
})

/** The period of the statistics: one of three is always pressed. */
function PeriodButtons({ period, onChange }: { period: PeriodName; onChange: (period: PeriodName) => void }) {
  return (
    <chakra.div role="group" aria-label="Period" display="flex" gap="0.5" padding="0.5" bg="bg.muted" borderRadius="md">
      {periodNames.map((name) => (
        <Choice key={name} type="button" aria-pressed={name === period} onClick={() => onChange(name)}>
          {periods[name].label}
        </Choice>
      ))}
    </chakra.div>
  )
}
