import { LinkButton } from '#src/shared/ui/button.tsx'
import { Empty } from '#src/shared/ui/empty.tsx'
import { type GroupKind, groups } from '../group.ts'

/** There is nothing left to edit, and nothing was typed yet. */
export function GroupGone({ kind }: { kind: GroupKind }) {
  return (
    <Empty
      title={`This ${kind} no longer exists`}
      text="It was deleted, in another tab or by a colleague."
      action={<LinkButton to={groups[kind].list}>Back to list</LinkButton>}
    />
  )
}
