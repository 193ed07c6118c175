import type { ComponentProps } from 'react'
import { TextField } from '../field/field.tsx'

/** An email address, without capitalisation and spelling correction on touch keyboards. */
export function EmailField(input: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField {...input} label="Email" type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
  )
}
