import { paths } from '#src/shared/lib/paths.ts'
import { filled, pictureAddress } from '#src/shared/ui/form/field-rules.ts'
import * as z from 'zod/mini'

/** The values of a category or collection, which are alike, and their rules. */
export const groupRules = z.object({
  name: filled('Please enter a name'),
  description: filled('Please enter a description'),
  thumbnail: filled("Please enter the thumbnail's address").check(pictureAddress),
})

export type GroupValues = z.infer<typeof groupRules>

export type GroupKind = 'category' | 'collection'

export const blankGroup: GroupValues = { name: '', description: '', thumbnail: '' }

/** Texts and addresses of the two kinds. */
export const groups = {
  category: {
    Word: 'Category',
    list: paths.admin.categories(),
    listName: 'Categories',
    update: paths.admin.updateCategory,
    shop: paths.category,
    created: 'Category created successfully!',
    updated: 'Category updated successfully!',
  },
  collection: {
    Word: 'Collection',
    list: paths.admin.collections(),
    listName: 'Collections',
    update: paths.admin.updateCollection,
    shop: paths.collection,
    created: 'Collection created successfully!',
    // Both kinds share this message; the panel below it shows what was saved.
    updated: 'Category updated successfully!',
  },
} as const

/** The request of both calls. */
export function groupPayload({ name, description, thumbnail }: GroupValues): GroupValues {
  return { name: name.trim(), description: description.trim(), thumbnail: thumbnail.trim() }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The values of a record from navigation or the API; null for anything else. */
export function groupValues(record: object | null | undefined): GroupValues | null {
  if (!record || !('name' in record) || typeof record.name !== 'string') return null
  return {
    name: record.name,
    description: text('description' in record && record.description),
    thumbnail: text('thumbnail' in record && record.thumbnail),
  }
}
