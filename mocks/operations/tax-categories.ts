import { implement } from '../shop/implement.ts'

export const taxCategories = implement('tax-categories', {
  listTaxCategories: ({ db }) => ({ data: [...db.taxCategories.all()] }),
})
