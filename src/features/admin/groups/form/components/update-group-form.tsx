import { logFailure } from '#src/shared/lib/log.ts'
import { listAddress } from '#src/shared/ui/data-table/list-address.ts'
import { AdminFormFrame } from '#src/shared/ui/form/admin-form-frame.tsx'
import { SavedPanel } from '#src/shared/ui/form/saved-panel.tsx'
import { useLastSaved } from '#src/shared/ui/form/use-last-saved.ts'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { type GroupValues, groupRules, groupPayload, groupValues } from '../group.ts'
import { type GroupKind, groups } from '../../groups.ts'
import { useLatestGroup, useUpdateGroup } from '../use-group-calls.ts'
import { GroupActions } from './group-actions.tsx'
import { GroupFields } from './group-fields.tsx'
import { outcomeText } from '#src/shared/ui/form/form-failure.ts'

/** The key of the draft of a category's or collection's changes. */
export const groupDraft = (kind: GroupKind, id: string) => `update-${kind}:${id}`

interface UpdateGroupFormProps {
  kind: GroupKind
  id: string
  /** The latest loaded version, shown while the form is unchanged. */
  loaded: GroupValues
  isGone: boolean
}

/** After saving, the form shows the original values again, and the saved ones above it. */
export function UpdateGroupForm({ kind, id, loaded, isGone }: UpdateGroupFormProps) {
  const { Word, list, shop, updated } = groups[kind]
  const update = useUpdateGroup(kind, id)
  const latest = useLatestGroup(kind, id)
  const { last, showSaved, hideSaved } = useLastSaved<GroupValues>()
  const goneText = `This ${kind} was deleted in the meantime, in another tab or by a colleague. What you typed is still here, but it cannot be saved.`

  const form = useEditForm<GroupValues>({
    draft: groupDraft(kind, id),
    isGone,
    initial: loaded,
    loaded,
    latest: async () => groupValues(await latest()),
    rules: groupRules,
    failureText: outcomeText(`The ${kind} could not be saved.`, `the ${kind} was saved`),
    goneText,
    onFailed: (error) => {
      hideSaved()
      logFailure(`Failed to update the ${kind}`, error)
    },
    save: async (values, original) => {
      await update(values)
      showSaved(values)
      return { resetTo: original, atServer: groupPayload(values) }
    },
  })

  return (
    <>
      {last && (
        <SavedPanel
          key={last.key}
          text={updated}
          values={[
            [Word, last.saved.name],
            ['Description', last.saved.description],
            ['Thumbnail URL', last.saved.thumbnail],
          ]}
          links={[
            { label: 'See it in the shop', to: shop(id) },
            { label: 'Back to list', to: listAddress(list) },
          ]}
        />
      )}
      <AdminFormFrame label={`Update ${Word}`} form={form} submit="Submit" actions={<GroupActions form={form} />}>
        <GroupFields word={Word} form={form} />
      </AdminFormFrame>
    </>
  )
}
