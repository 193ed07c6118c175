import { isNotFound } from '#src/shared/api/api-error.ts'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { draftedOn } from '#src/shared/ui/form/form-draft.ts'
import { FormSkeleton } from '#src/shared/ui/form/form-skeleton.tsx'
import { groupValues } from '../group.ts'
import { type GroupKind, groups } from '../../groups.ts'
import { useGroup } from '../use-group-calls.ts'
import { groupDraft, UpdateGroupForm } from './update-group-form.tsx'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { listAddress } from '#src/shared/ui/data-table/list-address.ts'
import { Empty } from '#src/shared/ui/empty/empty.tsx'

interface UpdateGroupProps {
  kind: GroupKind
  id: string
  /** The item from the list, to start with. */
  item: object | null
}

/** Edits a category or collection: at once with the list's item, else as soon as it is loaded. */
export function UpdateGroup({ kind, id, item }: UpdateGroupProps) {
  const { data, error, refetch } = useGroup(kind, id)
  const isGone = isNotFound(error)
  // The item may be older than what the draft was typed on, and a deleted one has neither.
  const values = groupValues(data) ?? groupValues({ ...item, ...draftedOn(groupDraft(kind, id)) })
  if (values !== null) return <UpdateGroupForm kind={kind} id={id} loaded={values} isGone={isGone} />
  if (isGone) return <GroupGone kind={kind} />
  if (error) return <Failed text={`Failed to load ${kind}. Please try again later.`} onRetry={() => void refetch()} />
  return <FormSkeleton />
}

/** Shown when the group no longer exists and nothing was typed yet. */
function GroupGone({ kind }: { kind: GroupKind }) {
  return (
    <Empty
      title={`There is no such ${kind}`}
      text="It may have been deleted, or the link is wrong."
      action={<LinkButton to={listAddress(groups[kind].list)}>Back to list</LinkButton>}
    />
  )
}
