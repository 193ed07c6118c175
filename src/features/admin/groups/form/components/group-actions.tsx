import { Button } from '#src/shared/ui/button/button.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { blankGroup, type GroupValues } from '../group.ts'

/** Cancel, which clears the fields and offers Undo. */
export function GroupActions({ form: { form, editor } }: { form: EditForm<GroupValues> }) {
  const [cleared, setCleared] = useState<GroupValues | null>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const isBlank = useWatch({ control: form.control, name: ['name', 'description', 'thumbnail'] }).every(
    (text) => text === '',
  )
  // After further typing Undo would overwrite the new values.
  if (cleared !== null && !isBlank) setCleared(null)

  function fill(values: GroupValues) {
    form.clearErrors()
    for (const field of ['name', 'description', 'thumbnail'] as const)
      form.setValue(field, values[field], { shouldDirty: true })
  }

  return (
    <>
      <Button
        ref={cancel}
        variant="outline"
        onClick={() => {
          const values = form.getValues()
          if (!isBlank) setCleared(values)
          fill(blankGroup)
          editor.clearFailure()
        }}
      >
        Cancel
      </Button>
      <VisuallyHidden role="status">{cleared !== null && 'The fields are cleared.'}</VisuallyHidden>
      {cleared !== null && (
        <Button
          variant="quiet"
          onClick={() => {
            fill(cleared)
            setCleared(null)
            cancel.current?.focus()
          }}
        >
          Undo clear
        </Button>
      )}
    </>
  )
}
