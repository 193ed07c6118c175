import { logFailure } from '#src/shared/lib/log.ts'
import { AdminFormFrame } from '#src/shared/ui/form/admin-form-frame.tsx'
import { SavedPanel } from '#src/shared/ui/form/saved-panel.tsx'
import { useLastSaved } from '#src/shared/ui/form/use-last-saved.ts'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { blankGroup, type GroupValues, groupRules } from '../group.ts'
import { type GroupKind, groups } from '../../groups.ts'
import { useCreateGroup, useFindGroup } from '../use-group-calls.ts'
import { GroupActions } from './group-actions.tsx'
import { GroupFields } from './group-fields.tsx'
import { outcomeText } from '#src/shared/ui/form/form-failure.ts'

/** The form for a new category or collection, cleared once it is created. */
export function CreateGroup({ kind }: { kind: GroupKind }) {
  const { Word, list, shop, created: createdText } = groups[kind]
  const create = useCreateGroup(kind)
  const find = useFindGroup(kind)
  const { last, showSaved, hideSaved } = useLastSaved<{ id: string | null; name: string }>()

  function created({ name }: GroupValues, answer: { id?: string } | undefined) {
    showSaved({ id: answer?.id ?? null, name })
    return { resetTo: blankGroup }
  }

  const form = useEditForm<GroupValues>({
    draft: `new-${kind}`,
    initial: blankGroup,
    rules: groupRules,
    failureText: outcomeText(`The ${kind} could not be created.`, `the ${kind} was created`),
    onFailed: (error) => {
      hideSaved()
      logFailure(`Failed to create the ${kind}`, error)
    },
    find: async (sent) => {
      const found = await find(sent)
      return found && created(sent, found)
    },
    save: async (values) => created(values, await create(values)),
  })

  return (
    <>
      {last && (
        <SavedPanel
          key={last.key}
          text={createdText}
          values={[['Name', last.saved.name]]}
          links={[
            ...(last.saved.id === null ? [] : [{ label: 'See it in the shop', to: shop(last.saved.id) }]),
            { label: 'Back to list', to: list },
          ]}
        />
      )}
      <AdminFormFrame label={`Create ${Word}`} form={form} submit="Submit" actions={<GroupActions form={form} />}>
        <GroupFields word={Word} form={form} />
      </AdminFormFrame>
    </>
  )
}
