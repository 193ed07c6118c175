import type { ComponentProps } from 'react'
import { TextField } from '../field.tsx'

/** The address of a picture, which no keyboard capitalises or corrects. */
export function ThumbnailField(input: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      {...input}
      label="Thumbnail URL"
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
    />
  )
}
