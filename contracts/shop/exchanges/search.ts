import { as, exchangesOf } from './exchange.ts'

/** The exchanges of a search in the back office. */
const adminSearch = <Query extends { q: string; page: number; filters?: string }>(query: Query) => ({
  200: as('admin', { query }),
})

export const search = exchangesOf('search', {
  searchProducts: { 200: as('guest', { query: { q: 'ring', page: 1, filters: '{}' } }) },
  searchCustomers: adminSearch({ q: '@', page: 1, filters: '{"is_verified":true}' }),
  searchOrders: adminSearch({ q: '', page: 1, filters: '{"payment_status":"Paid"}' }),
  searchCategories: adminSearch({ q: '', page: 1 }),
  searchCoupons: adminSearch({ q: '', page: 1 }),
})
