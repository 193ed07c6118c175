import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { RadioCard, Tick } from '../field/field.tsx'
import { choiceOf, type EditConflict, conflictWords } from './edit-conflict.ts'

interface EditConflictChoiceProps {
  conflict: EditConflict
  /** The field's value now. */
  value: unknown
  onChoose: (side: 'theirs' | 'yours') => void
}

const titles = { theirs: 'Theirs', yours: 'Yours' }

/** Their value and this person's side by side, one to be chosen. */
export function EditConflictChoice({ conflict, value, onChoose }: EditConflictChoiceProps) {
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
