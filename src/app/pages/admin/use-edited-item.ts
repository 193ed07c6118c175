import { itemFromState } from '#src/shared/shop/edited-item.ts'
import { useLocation, useSearchParams } from 'react-router-dom'

/** What an update screen edits: the item from the navigation state, and its id, which is also in the address. */
export function useEditedItem(): { id: string | null; item: Record<string, unknown> | null } {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const asked = params.get('id') || null
  const item = itemFromState(state, asked)
  return { id: asked ?? (typeof item?.id === 'string' ? item.id : null), item }
}
