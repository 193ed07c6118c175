import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, useState } from 'react'
import { Input } from './control.tsx'
import { Field, type FieldWords } from './field.tsx'
import { IconButton } from './icon-button.tsx'

/** A password with a button that shows and hides it; pasting works. */
export function PasswordField({ label, help, error, ...input }: FieldWords & ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <chakra.div position="relative">
          <Input asChild paddingInlineEnd="12">
            <input {...input} {...control} type={shown ? 'text' : 'password'} />
          </Input>
          <chakra.div position="absolute" insetInlineEnd="0.5" top="0.5">
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? 'Hide password' : 'Show password'}
              onClick={() => setShown(!shown)}
            />
          </chakra.div>
        </chakra.div>
      )}
    </Field>
  )
}
