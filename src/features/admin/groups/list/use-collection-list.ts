import type { Collection } from '#openapi/generated/model/collection.ts'
import { allCollections } from '#src/shared/api/all-collections.ts'
import { hasWords } from '#src/shared/lib/text/has-words.ts'
import type { ListSource } from '#src/shared/ui/data-table/list-source.ts'
import { useLocalSource } from '#src/shared/ui/data-table/use-local-source.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

const failed = 'Failed to fetch collections'

/** All collections whose name or description contains the text. The server has no search for them. */
export function useCollectionList(q: string): ListSource<Collection> {
  const query = useQuery({ ...allCollections, staleTime: 0, meta: { failed } })
  const keep = useCallback(({ name, description }: Collection) => hasWords(q, name, description), [q])
  return useLocalSource({ query, keep, failed })
}
