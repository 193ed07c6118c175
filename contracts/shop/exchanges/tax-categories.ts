import { as, contract, fault } from './exchange.ts'

export const taxCategories = contract('tax-categories', {
  listTaxCategories: {
    200: as('customer', {}),
    400: as('customer', { query: { unknown: '1' } }),
    401: as('guest', {}),
    default: fault,
  },
})
