import { chakra } from '@chakra-ui/react/styled-system'
import { type FieldValues, get, useWatch } from 'react-hook-form'
import { Button } from '../button/button.tsx'
import { FormNotice } from './form-notice.tsx'
import type { EditForm } from './use-edit-form.ts'
import { useId } from 'react'
import { RadioCard, Tick } from '../field/field.tsx'
import { choiceOf, type EditConflict, conflictWords } from './edit-conflict.ts'

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

interface EditConflictChoiceProps {
  conflict: EditConflict
  /** The field's value now. */
  value: unknown
  onChoose: (side: 'theirs' | 'yours') => void
}

const titles = { theirs: 'Theirs', yours: 'Yours' }

/** Their value and this person's side by side, one to be chosen. */
function EditConflictChoice({ conflict, value, onChoose }: EditConflictChoiceProps) {
  const id = useId()
  const chosen = choiceOf(conflict, value)
  const shown = { theirs: conflict.theirs, yours: chosen === 'theirs' ? conflict.yours : value }
  return (
    <chakra.div role="radiogroup" aria-labelledby={id} aria-required="true" aria-invalid={chosen === undefined}>
      <chakra.p id={id} textStyle="label" marginBottom="1.5">
        {`${conflict.label}: which one?`}
      </chakra.p>
      <chakra.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      >
        {(['theirs', 'yours'] as const).map((side) => (
          <RadioCard key={side} fontSize="sm">
            <Tick asChild>
              <input type="radio" name={id} checked={chosen === side} onChange={() => onChoose(side)} />
            </Tick>
            <div>
              <chakra.span fontWeight="semibold">{titles[side]}</chakra.span>
              <chakra.span display="block" whiteSpace="pre-wrap">
                {conflictWords(conflict, shown[side])}
              </chakra.span>
            </div>
          </RadioCard>
        ))}
      </chakra.div>
    </chakra.div>
  )
}
