import type { LifetimeSales as Figures } from '#openapi/generated/model/lifetimeSales.ts'
import { formatRs } from '#src/shared/lib/text/money.ts'
import { formatNumber } from '#src/shared/lib/text/numbers.ts'
import { Spinner } from '#src/shared/ui/loading/spinner.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { PeriodName } from '../periods.ts'
import { useLifetimeSales } from '../use-dashboard.ts'
import { Card, RefreshButton } from './card.tsx'
import { CompletedRing } from './completed-ring.tsx'

const percent = (value: number) => `${formatNumber(value, { most: 2 })}%`

/** The shop's sales since it opened. */
export function LifetimeSales({ period }: { period: PeriodName }) {
  const { data, isFetching, isPlaceholderData, refresh } = useLifetimeSales(period)
  return (
    <Card
      title="Lifetime Sales"
      isBusy={isFetching}
      isOld={isPlaceholderData}
      action={<RefreshButton of="Lifetime Sales" onPress={refresh} />}
    >
      {data === undefined ? <Waiting /> : <FourFigures figures={data} />}
    </Card>
  )
}

function Waiting() {
  return (
    <chakra.div role="status" display="flex" alignItems="center" gap="3" minHeight="7rem" color="fg.muted">
      <Spinner />
      Loading lifetime sales...
    </chakra.div>
  )
}

function FourFigures({ figures }: { figures: Figures }) {
  const { totalOrders, totalSales, completedPercentage, cancelledPercentage } = figures
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={{ base: '6', xl: '10' }}>
      <CompletedRing percentage={completedPercentage} text={percent(completedPercentage)} />
      <chakra.dl flex="1" minWidth="12rem" display="grid" gridTemplateColumns="repeat(2, minmax(0, 1fr))" gap="4">
        <Figure name="Total orders" value={formatNumber(totalOrders)} />
        <Figure name="Lifetime sales" value={formatRs(totalSales)} />
        <Figure name="Orders completed" value={percent(completedPercentage)} />
        <Figure name="Orders cancelled" value={percent(cancelledPercentage)} />
      </chakra.dl>
    </chakra.div>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <chakra.dt fontSize="sm" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd
        fontSize="lg"
        fontWeight="semibold"
        lineHeight="snug"
        whiteSpace="nowrap"
        fontVariantNumeric="tabular-nums"
      >
        {value}
      </chakra.dd>
    </div>
  )
}
