import { logFailure } from '#src/shared/lib/log.ts'
import { outcomeText } from '#src/shared/ui/form/outcome-text.ts'
import { AdminFormFrame } from '#src/shared/ui/form/admin-form-frame.tsx'
import { SavedPanel } from '#src/shared/ui/form/saved-panel.tsx'
import { useLastSaved } from '#src/shared/ui/form/use-last-saved.ts'
import { useSavableForm } from '#src/shared/ui/form/use-savable-form.ts'
import { blankGroup, type GroupKind, type GroupValues, groupRules, groups } from '../group.ts'
import { useCreateGroup } from '../use-group-calls.ts'
import { GroupActions } from './group-actions.tsx'
import { GroupFields } from './group-fields.tsx'

/** The form for a new category or collection, cleared once it is created. */
export function CreateGroup({ kind }: { kind: GroupKind }) {
  const { Word, list, shop, created } = groups[kind]
  const create = useCreateGroup(kind)
  const { last, note, forget } = useLastSaved<{ id: string | null; name: string }>()

  const form = useSavableForm<GroupValues>({
    draft: `new-${kind}`,
    initial: blankGroup,
    rules: groupRules,
    failureText: outcomeText(`The ${kind} could not be created.`, `the ${kind} was created`),
    onFailed: (error) => {
      forget()
      logFailure(`Failed to create the ${kind}`, error)
    },
    save: async (values) => {
      const made = await create(values)
      note({ id: made?.id ?? null, name: values.name })
      return { resetTo: blankGroup }
    },
  })

  return (
    <>
      {last && (
        <SavedPanel
          key={last.key}
          text={created}
          values={[['Name', last.saved.name]]}
          links={[
            ...(last.saved.id === null ? [] : [{ label: 'See it in the shop', to: shop(last.saved.id) }]),
            { label: 'Back to list', to: list },
          ]}
        />
      )}
      <AdminFormFrame label={`Create ${Word}`} form={form} actions={<GroupActions form={form} />}>
        <GroupFields word={Word} form={form} />
      </AdminFormFrame>
    </>
  )
}
