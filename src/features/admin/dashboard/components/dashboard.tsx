import { chakra } from '@chakra-ui/react/styled-system'
import { useSearchParams } from 'react-router-dom'
import { readPeriod } from '../periods.ts'
import { BestSellers } from './best-sellers.tsx'
import { FirstSteps } from './first-steps.tsx'
import { LifetimeSales } from './lifetime-sales.tsx'
import { SaleStatistics } from './sale-statistics.tsx'

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
