import { logFailure } from '#src/shared/lib/log.ts'
import { FormNotice } from '#src/shared/ui/form/form-notice.tsx'
import { SavableFormFrame } from '#src/shared/ui/form/savable-form-frame.tsx'
import { SavedPanel } from '#src/shared/ui/form/saved-panel.tsx'
import { useSavableForm } from '#src/shared/ui/form/use-savable-form.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ShelfKind, type ShelfValues, shelfFaults, shelves } from '../shelf.ts'
import { useUpdateShelf } from '../use-shelf-calls.ts'
import { ShelfActions } from './shelf-actions.tsx'
import { ShelfFields } from './shelf-fields.tsx'

interface UpdateShelfFormProps {
  kind: ShelfKind
  id: string
  /** The newest that is known of it; taken over while the form is untouched. */
  known: ShelfValues
  isGone: boolean
}

/** Once saved, the form shows the original values again; what was saved is named above it. */
export function UpdateShelfForm({ kind, id, known, isGone }: UpdateShelfFormProps) {
  const { Word, list, shop, updated } = shelves[kind]
  const update = useUpdateShelf(kind, id)
  const [last, setLast] = useState<{ values: ShelfValues; count: number }>()
  const goneText = `This ${kind} was deleted meanwhile, in another tab or by a colleague. What you typed is still here, but it cannot be saved.`

  const form = useSavableForm<ShelfValues>({
    draft: `update-${kind}:${id}`,
    initial: known,
    faultsOf: shelfFaults,
    failureText: `The ${kind} could not be saved. Please try again.`,
    goneText,
    onFailed: (error) => {
      setLast(undefined)
      logFailure(`Failed to update the ${kind}`, error)
    },
    save: async (values, original) => {
      await update(values)
      setLast((before) => ({ values, count: (before?.count ?? 0) + 1 }))
      return { resetTo: original }
    },
  })

  const takeOver = useEffectEvent((values: ShelfValues) => void form.refresh(values))
  useEffect(() => takeOver(known), [known])

  return (
    <>
      {last && (
        <SavedPanel
          key={last.count}
          text={updated}
          values={[
            [Word, last.values.name],
            ['Description', last.values.description],
            ['Thumbnail URL', last.values.thumbnail],
          ]}
          links={[
            { label: 'See it in the shop', to: shop(id) },
            { label: 'Back to list', to: list },
          ]}
        />
      )}
      {isGone && form.failure === undefined && <FormNotice tone="warning">{goneText}</FormNotice>}
      <SavableFormFrame label={`Update ${Word}`} form={form} actions={<ShelfActions form={form} />}>
        <ShelfFields word={Word} form={form} />
      </SavableFormFrame>
    </>
  )
}
