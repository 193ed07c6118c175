import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchParams } from 'react-router-dom'
import { readPeriod } from '../periods.ts'
import { FirstSteps } from './first-steps.tsx'
import { LifetimeSales } from './lifetime-sales.tsx'
import { SaleStatistics } from './sale-statistics.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Card } from './card.tsx'

/**
 * The three cards, above them the first steps of a shop without orders. The period is stored in the address, so that Back and a reload restore
 * it.
 */
export function Dashboard() {
  const [params, setParams] = useSearchParams()
  const period = readPeriod(params.get('period'))
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns={{ md: 'minmax(0, 1.6fr) minmax(0, 1fr)' }}>
      <FirstSteps period={period} />
      <chakra.div gridColumn="1 / -1" minWidth="0">
        <SaleStatistics
          period={period}
          onPeriod={(next) =>
            setParams(next === 'daily' ? {} : { period: next }, { replace: true, preventScrollReset: true })
          }
        />
      </chakra.div>
      <LifetimeSales period={period} />
      <BestSellers />
    </chakra.div>
  )
}

/** Static text, since the API has no call for best sellers. */
function BestSellers() {
  return (
    <Card title="Best Sellers">
      <chakra.p color="fg.muted">No best sellers yet: the shop has only just opened.</chakra.p>
      <div>
        <LinkButton to={paths.products()} variant="outline" size="sm">
          All products
        </LinkButton>
      </div>
    </Card>
  )
}
