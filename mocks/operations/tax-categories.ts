import type { ImplementationsOf } from '../shop/implementations-of.ts'

export const taxCategories: ImplementationsOf<'tax-categories'> = {
  listTaxCategories: ({ db }) => ({ data: [...db.taxCategories.all()] }),
}
