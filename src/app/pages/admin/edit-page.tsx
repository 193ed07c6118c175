import { itemFromState } from '#src/shared/shop/edited-item.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Empty } from '#src/shared/ui/empty/empty.tsx'
import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { FormPage } from './form-page.tsx'

interface EditPageProps {
  title: string
  /** The list of what it edits. */
  parent: { label: string; to: string }
  /** Links at the end of the heading's line. */
  renderActions?: (id: string) => ReactNode
  /** The form of the item with that id; `item` is what the navigation state has of it. */
  children: (id: string, item: Record<string, unknown> | null) => ReactNode
}

/** A screen that edits the item in the address or in the navigation state; without one it says where to choose it. */
export function EditPage({ title, parent, renderActions, children }: EditPageProps) {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const requested = params.get('id') || null
  const item = itemFromState(state, requested)
  const id = requested ?? (typeof item?.id === 'string' ? item.id : null)
  return (
    <FormPage title={title} parent={parent} actions={id !== null && renderActions?.(id)}>
      {id === null ? (
        <Empty
          title="Choose an item to edit"
          text="Press Update next to an item in the list to edit it here."
          action={<LinkButton to={parent.to}>{`Go to ${parent.label}`}</LinkButton>}
        />
      ) : (
        children(id, item)
      )}
    </FormPage>
  )
}
