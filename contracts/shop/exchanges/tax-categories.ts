import { as, contract } from './exchange.ts'

export const taxCategories = contract('tax-categories', {
  listTaxCategories: { 200: as('customer', {}) },
})
