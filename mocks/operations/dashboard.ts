import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { asOf } from '../rules/order-progress.ts'
import { rupees } from '../rules/prices.ts'
import { ordersPer, percentage } from '../rules/statistics.ts'

export const dashboard: ImplementationsOf<'dashboard'> = {
  getLifetimeSales: ({ db, now }) => {
    const orders = db.orders.all().map((order) => asOf(order, now))
    const cancelled = orders.filter((order) => order.cancelled)
    const delivered = orders.filter((order) => order.delivered)
    return {
      totalOrders: orders.length,
      totalSales: rupees(orders.reduce((sum, order) => (order.cancelled ? sum : sum + order.total_amount), 0)),
      completedPercentage: percentage(delivered.length, orders.length),
      cancelledPercentage: percentage(cancelled.length, orders.length),
    }
  },

  getDailySales: ({ db, now }) => ({ dailyOrders: ordersPer('day', 30, db.orders.all(), now) }),

  getWeeklySales: ({ db, now }) => ({ weeklyOrders: ordersPer('week', 12, db.orders.all(), now) }),

  getMonthlySales: ({ db, now }) => ({ monthlyOrders: ordersPer('month', 12, db.orders.all(), now) }),
}
