import { logFailure } from '#src/shared/lib/log.ts'
import { SavableFormFrame } from '#src/shared/ui/form/savable-form-frame.tsx'
import { SavedPanel } from '#src/shared/ui/form/saved-panel.tsx'
import { useSavableForm } from '#src/shared/ui/form/use-savable-form.ts'
import { useState } from 'react'
import { blankShelf, type ShelfKind, type ShelfValues, shelfFaults, shelves } from '../shelf.ts'
import { useCreateShelf } from '../use-shelf-calls.ts'
import { ShelfActions } from './shelf-actions.tsx'
import { ShelfFields } from './shelf-fields.tsx'

/** A new category or collection; empty again once it is created. */
export function CreateShelf({ kind }: { kind: ShelfKind }) {
  const { Word, list, shop, created } = shelves[kind]
  const create = useCreateShelf(kind)
  const [last, setLast] = useState<{ id: string; values: ShelfValues; count: number }>()

  const form = useSavableForm<ShelfValues>({
    draft: `new-${kind}`,
    initial: blankShelf,
    faultsOf: shelfFaults,
    failureText: `The ${kind} could not be created. Please try again.`,
    onFailed: (error) => {
      setLast(undefined)
      logFailure(`Failed to create the ${kind}`, error)
    },
    save: async (values) => {
      const { id } = await create(values)
      setLast((before) => ({ id, values, count: (before?.count ?? 0) + 1 }))
      return { resetTo: blankShelf }
    },
  })

  return (
    <>
      {last && (
        <SavedPanel
          key={last.count}
          text={created}
          values={[['Name', last.values.name]]}
          links={[
            { label: 'See it in the shop', to: shop(last.id) },
            { label: 'Back to list', to: list },
          ]}
        />
      )}
      <SavableFormFrame label={`Create ${Word}`} form={form} actions={<ShelfActions form={form} />}>
        <ShelfFields word={Word} form={form} />
      </SavableFormFrame>
    </>
  )
}
