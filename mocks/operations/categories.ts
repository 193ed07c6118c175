import { productAnswer } from '../rules/answers.ts'
import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { pageOf } from '../rules/pages.ts'
import { notFound } from '../engine/call/problem.ts'

export const categories: ImplementationsOf<'categories'> = {
  listCategories: ({ query, db }) => pageOf(db.categories.all(), query, (category) => category),

  getCategory: ({ params, db }) => {
    const category = db.categories.get(params.id) ?? notFound('Category')
    return {
      ...category,
      products: db.products.where('category_id', category.id).map((product) => productAnswer(db, product)),
    }
  },

  createCategory: ({ body, db }) => db.categories.create({ id: db.categories.nextId(), ...body }),

  updateCategory: ({ params, body, db }) =>
    db.categories.update((db.categories.get(params.id) ?? notFound('Category')).id, body),

  deleteCategory: async ({ params, db }) => {
    const { id } = db.categories.get(params.id) ?? notFound('Category')
    await db.categories.delete(id)
    return undefined
  },
}
