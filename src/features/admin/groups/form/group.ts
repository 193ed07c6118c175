import { filled, pictureAddress } from '#src/shared/ui/form/field-rules.ts'
import * as z from 'zod/mini'

/** The values of a category or collection, which are alike, and their rules. */
export const groupRules = z.object({
  name: filled('Please enter a name'),
  description: filled('Please enter a description'),
  thumbnail: filled("Please enter the thumbnail's address").check(pictureAddress),
})

export type GroupValues = z.infer<typeof groupRules>

export const blankGroup: GroupValues = { name: '', description: '', thumbnail: '' }

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
