import { as, contract, fault } from './exchange.ts'

/** The four calls need only the right caller. */
const figures = {
  200: as('admin', {}),
  400: as('admin', { query: { unknown: '1' } }),
  401: as('guest', {}),
  403: as('customer', {}),
  default: fault,
} as const

export const dashboard = contract('dashboard', {
  getLifetimeSales: figures,
  getDailySales: figures,
  getWeeklySales: figures,
  getMonthlySales: figures,
})
