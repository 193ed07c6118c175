import type { ComponentProps } from 'react'
import { TextField } from '../field/field.tsx'

/** The URL of a picture, without capitalisation and spelling correction on touch keyboards. */
export function ThumbnailField(input: Omit<ComponentProps<typeof TextField>, 'label' | 'help'>) {
  return (
    <TextField
      {...input}
      label="Thumbnail URL"
      help="A web address with https://, or one with / for the shop’s own pictures."
      inputMode="url"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
    />
  )
}
