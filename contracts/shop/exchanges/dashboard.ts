import { as, contract } from './exchange.ts'

/** The four calls need only the right caller. */
const figures = { 200: as('admin', {}) } as const

export const dashboard = contract('dashboard', {
  getLifetimeSales: figures,
  getDailySales: figures,
  getWeeklySales: figures,
  getMonthlySales: figures,
})
