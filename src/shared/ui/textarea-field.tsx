import type { ComponentProps } from 'react'
import { Textarea } from './control.tsx'
import { Field, type FieldWords } from './field.tsx'

/** Several lines of text. */
export function TextareaField({ label, help, error, rows = 4, ...textarea }: FieldWords & ComponentProps<'textarea'>) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <Textarea asChild>
          <textarea rows={rows} {...textarea} {...control} />
        </Textarea>
      )}
    </Field>
  )
}
