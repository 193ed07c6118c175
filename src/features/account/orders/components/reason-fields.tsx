import { Checkbox, FieldError, TextareaField } from '#src/shared/ui/field/field.tsx'
import type { EditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import type { ReasonValues } from '../reasons.ts'

interface ReasonFieldsProps {
  legend: string
  reasons: readonly string[]
  form: EditForm<ReasonValues>
}

/** The reasons, with a text field for 'Other'. */
export function ReasonFields({ legend, reasons, form }: ReasonFieldsProps) {
  const id = useId()
  const { error, ...reason } = form.bind('reason')
  const isOther = form.form.watch('reason') === 'Other'
  return (
    <>
      <chakra.div
        role="radiogroup"
        aria-labelledby={`${id}-legend`}
        aria-describedby={error && id}
        aria-invalid={Boolean(error)}
        aria-required
      >
        <chakra.p id={`${id}-legend`} textStyle="label" marginBottom="1.5">
          {legend}
        </chakra.p>
        {reasons.map((text) => (
          <Checkbox key={text} {...reason} type="radio" value={text} label={text} />
        ))}
        <FieldError id={id} text={error} />
      </chakra.div>
      {isOther && <TextareaField {...form.bind('other')} label="Your reason" rows={3} maxLength={1000} required />}
    </>
  )
}
