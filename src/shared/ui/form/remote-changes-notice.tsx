import { chakra } from '@chakra-ui/react/styled-system'
import { type FieldValues, get, useWatch } from 'react-hook-form'
import { Button } from '../button/button.tsx'
import { EditConflictChoice } from './edit-conflict-choice.tsx'
import { FormNotice } from './form-notice.tsx'
import type { EditForm } from './use-edit-form.ts'

const changed = 'This was changed in the meantime, in another tab or by a colleague.'

/** What others saved while this person was typing, and the choice where both changed the same field. */
export function RemoteChangesNotice<Values extends FieldValues>({ form }: { form: EditForm<Values> }) {
  const { isGone, updated, conflicts, editor } = form
  const values = useWatch({ control: form.form.control })
  // In a deleted record they no longer matter.
  if (isGone || (updated.length === 0 && conflicts.length === 0)) return null
  return (
    <chakra.div display="grid" gap="3">
      <FormNotice
        tone="warning"
        action={
          <Button size="sm" variant="quiet" onClick={editor.startOver}>
            Show the newer version
          </Button>
        }
      >
        <p>
          {`${changed} What you typed is still here.${updated.length > 0 ? ` You see the newer ${inWords(updated)}, which you had not changed.` : ''}`}
        </p>
        {conflicts.length > 0 && <p>Both of you changed the following. Choose what to keep, then save.</p>}
      </FormNotice>
      {conflicts.map((conflict) => (
        <EditConflictChoice
          key={conflict.field}
          conflict={conflict}
          value={get(values, conflict.field)}
          onChoose={(side) => editor.choose(conflict.field, side)}
        />
      ))}
    </chakra.div>
  )
}

const inWords = (labels: readonly string[]) => new Intl.ListFormat('en-IN').format(labels)
