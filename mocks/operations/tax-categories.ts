import { implement } from '../implement.ts'

export const taxCategories = implement('tax-categories', {
  listTaxCategories: ({ db }) => ({ data: [...db.taxCategories.all()] }),
})
