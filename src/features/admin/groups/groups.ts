import { paths } from '#src/shared/lib/paths.ts'

export type GroupKind = 'category' | 'collection'

/** Texts and addresses of the two kinds. */
export const groups = {
  category: {
    one: 'category',
    many: 'categories',
    Word: 'Category',
    title: 'Categories',
    list: paths.admin.categories(),
    create: paths.admin.newCategory(),
    update: paths.admin.updateCategory,
    shop: paths.category,
    created: 'Category created successfully!',
    updated: 'Category updated successfully!',
  },
  collection: {
    one: 'collection',
    many: 'collections',
    Word: 'Collection',
    title: 'Collections',
    list: paths.admin.collections(),
    create: paths.admin.newCollection(),
    update: paths.admin.updateCollection,
    shop: paths.collection,
    created: 'Collection created successfully!',
    // Both kinds share this message; the panel below it shows what was saved.
    updated: 'Category updated successfully!',
  },
} as const
