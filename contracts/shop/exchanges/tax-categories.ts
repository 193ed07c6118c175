import { as, exchangesOf } from './exchange.ts'

export const taxCategories = exchangesOf('tax-categories', {
  listTaxCategories: { 200: as('customer', {}) },
})
