import { useCreateCategory, useUpdateCategory } from '#openapi/generated/client/categories-writes/categories-writes.ts'
import {
  getCategory,
  getGetCategoryQueryKey,
  listCategories,
  useGetCategory,
} from '#openapi/generated/client/categories/categories.ts'
import {
  useCreateCollection,
  useUpdateCollection,
} from '#openapi/generated/client/collections-writes/collections-writes.ts'
import {
  getCollection,
  getGetCollectionQueryKey,
  listCollections,
  useGetCollection,
} from '#openapi/generated/client/collections/collections.ts'
import type { Category } from '#openapi/generated/model/category.ts'
import { useFreshRead } from '#src/shared/api/use-fresh-read.ts'
import { uncached, useFindCreated } from '#src/shared/api/use-find-created.ts'
import { everyRow } from '#src/shared/api/walk-pages.ts'
import { isSame } from '#src/shared/lib/values/is-same.ts'
import { polled } from '#src/shared/api/polled.ts'
import { type GroupValues, groupPayload, groupValues } from './group.ts'
import type { GroupKind } from './../groups.ts'

/** Creates a group. The answer may have no body. */
export function useCreateGroup(kind: GroupKind): (values: GroupValues) => Promise<{ id?: string } | undefined> {
  const category = useCreateCategory().mutateAsync
  const collection = useCreateCollection().mutateAsync
  return (values) => (kind === 'category' ? category : collection)({ data: groupPayload(values) })
}

/** Finds the group that a create call with these values has made. */
export function useFindGroup(kind: GroupKind): (values: GroupValues) => Promise<{ id: string } | undefined> {
  const find = useFindCreated()
  const list = kind === 'category' ? listCategories : listCollections
  return async (values) => {
    const rows = await everyRow<Category>({ load: (page) => list({ page, limit: 100 }, uncached) })
    return find(rows, (row) => isSame(groupValues(row), groupPayload(values)))
  }
}

export function useUpdateGroup(kind: GroupKind, id: string): (values: GroupValues) => Promise<unknown> {
  const category = useUpdateCategory().mutateAsync
  const collection = useUpdateCollection().mutateAsync
  return (values) => (kind === 'category' ? category : collection)({ id, data: groupPayload(values) })
}

/** The group with that id, kept up to date while it is edited. */
export function useGroup(kind: GroupKind, id: string) {
  const category = useGetCategory(id, { query: { ...polled, enabled: kind === 'category' } })
  const collection = useGetCollection(id, { query: { ...polled, enabled: kind === 'collection' } })
  return kind === 'category' ? category : collection
}

/** Reads the group with that id as the server has it now. */
export function useLatestGroup(kind: GroupKind, id: string): () => Promise<object> {
  const category = useFreshRead(getGetCategoryQueryKey(id), (options) => getCategory(id, options))
  const collection = useFreshRead(getGetCollectionQueryKey(id), (options) => getCollection(id, options))
  return kind === 'category' ? category : collection
}
