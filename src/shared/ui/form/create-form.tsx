import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '../button/button.tsx'
import type { SavableForm } from './savable-form.ts'
import { AdminFormFrame } from './admin-form-frame.tsx'

interface CreateFormProps<Values extends FieldValues> {
  /** Names the form and its button, such as "Create sale". */
  name: string
  form: SavableForm<Values>
  children: ReactNode
}

/** A form of the back office that creates a record. */
export function CreateForm<Values extends FieldValues>({ name, form, children }: CreateFormProps<Values>) {
  return (
    <AdminFormFrame
      label={name}
      form={form}
      actions={
        <Button type="submit" pending={form.pending}>
          {name}
        </Button>
      }
    >
      {children}
    </AdminFormFrame>
  )
}
