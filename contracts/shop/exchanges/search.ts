import { as, contract, fault } from './exchange.ts'

/** The exchanges of a search in the back office. */
const adminSearch = <Query extends { q: string; page: number; filters?: string }>(query: Query) =>
  ({
    200: as('admin', { query }),
    400: as('admin', { query: { page: 0 } }),
    401: as('guest', { query }),
    403: as('customer', { query }),
    default: fault,
  }) as const

export const search = contract('search', {
  searchProducts: {
    200: as('guest', { query: { q: 'ring', page: 1, filters: '{}' } }),
    400: as('guest', { query: { page: 0 } }),
    default: fault,
  },
  searchCustomers: adminSearch({ q: '@', page: 1, filters: '{"is_verified":true}' }),
  searchOrders: adminSearch({ q: '', page: 1, filters: '{"payment_status":"Paid"}' }),
  searchCategories: adminSearch({ q: '', page: 1 }),
  searchCoupons: adminSearch({ q: '', page: 1 }),
})
