import { useQueryClient } from '@tanstack/react-query'
import { refetch } from './refetch.ts'

/** The options of a read that no cache may answer. */
export const uncached = { cache: 'no-store' } as const

/**
 * Finds the record that an earlier write has made although its answer never came. What the screens show is then loaded
 * anew, as after a write.
 */
export function useFindCreated(): <Row>(rows: readonly Row[], isIt: (row: Row) => boolean) => Row | undefined {
  const client = useQueryClient()
  return (rows, isIt) => {
    const created = rows.find(isIt)
    if (created !== undefined) refetch(client)
    return created
  }
}
