import { implement } from '../engine/operation.ts'

export const taxCategories = implement('tax-categories', {
  listTaxCategories: ({ db }) => ({ data: [...db.taxCategories.all()] }),
})
