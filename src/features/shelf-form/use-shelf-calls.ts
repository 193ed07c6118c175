import {
  useCreateCategory,
  useGetCategory,
  useUpdateCategory,
} from '#openapi/generated/client/categories/categories.ts'
import {
  useCreateCollection,
  useGetCollection,
  useUpdateCollection,
} from '#openapi/generated/client/collections/collections.ts'
import { watched } from '#src/shared/api/watched.ts'
import { type ShelfKind, type ShelfValues, shelfPayload } from './shelf.ts'

/** Creates one of the kind. */
export function useCreateShelf(kind: ShelfKind): (values: ShelfValues) => Promise<{ id: string }> {
  const category = useCreateCategory().mutateAsync
  const collection = useCreateCollection().mutateAsync
  return (values) => (kind === 'category' ? category : collection)({ data: shelfPayload(values) })
}

/** Changes the one of that id. */
export function useUpdateShelf(kind: ShelfKind, id: string): (values: ShelfValues) => Promise<unknown> {
  const category = useUpdateCategory().mutateAsync
  const collection = useUpdateCollection().mutateAsync
  return (values) => (kind === 'category' ? category : collection)({ id, data: shelfPayload(values) })
}

/** The one of that id, kept up to date while it is edited. */
export function useShelf(kind: ShelfKind, id: string) {
  const category = useGetCategory(id, { query: { ...watched, enabled: kind === 'category' } })
  const collection = useGetCollection(id, { query: { ...watched, enabled: kind === 'collection' } })
  return kind === 'category' ? category : collection
}
