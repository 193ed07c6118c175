import { as, exchangesOf } from './exchange.ts'

/** The four calls need only the right caller. */
const figures = { 200: as('admin', {}) } as const

export const dashboard = exchangesOf('dashboard', {
  getLifetimeSales: figures,
  getDailySales: figures,
  getWeeklySales: figures,
  getMonthlySales: figures,
})
