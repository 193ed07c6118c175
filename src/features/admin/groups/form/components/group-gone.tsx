import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { listAddress } from '#src/shared/ui/data-table/list-address.ts'
import { Empty } from '#src/shared/ui/empty/empty.tsx'
import { type GroupKind, groups } from '../group.ts'

/** Shown when the group no longer exists and nothing was typed yet. */
export function GroupGone({ kind }: { kind: GroupKind }) {
  return (
    <Empty
      title={`There is no such ${kind}`}
      text="It may have been deleted, or the link is wrong."
      action={<LinkButton to={listAddress(groups[kind].list)}>Back to list</LinkButton>}
    />
  )
}
