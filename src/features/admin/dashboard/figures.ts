import type { LifetimeSales } from '#openapi/generated/model/lifetimeSales.ts'
import { numberOf } from '#src/shared/ui/data-table/read-rows.ts'

/** The four figures; null where a host sent no number. */
export type Figures = { [Name in keyof LifetimeSales]: number | null }

/** Reads the answer of a host. Throws where it holds none of the figures, so that it is asked again. */
export function readFigures(answer: Partial<Record<keyof LifetimeSales, unknown>> | null | undefined): Figures {
  const figures: Figures = {
    totalOrders: numberOf(answer?.totalOrders),
    totalSales: numberOf(answer?.totalSales),
    completedPercentage: numberOf(answer?.completedPercentage),
    cancelledPercentage: numberOf(answer?.cancelledPercentage),
  }
  if (Object.values(figures).every((figure) => figure === null)) throw new TypeError('The answer holds no figures.')
  return figures
}
