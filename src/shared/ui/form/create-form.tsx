import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../button/button.tsx'
import type { SavableForm } from './savable-form.ts'
import { SavableFormFrame } from './savable-form-frame.tsx'

interface CreateFormProps<Values extends FieldValues> {
  /** Names the form and its button, such as "Create sale". */
  name: string
  form: SavableForm<Values>
  children: ReactNode
}

/** A form of the back office that creates a record. */
export function CreateForm<Values extends FieldValues>({ name, form, children }: CreateFormProps<Values>) {
  return (
    <SavableFormFrame
      label={name}
      form={form}
      actions={
        <Button type="submit" pending={form.pending}>
          {name}
        </Button>
      }
    >
      {children}
    </SavableFormFrame>
  )
}
