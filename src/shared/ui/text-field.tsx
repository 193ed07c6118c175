import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Input } from './control.tsx'
import { Field, type FieldWords } from './field.tsx'

type TextFieldProps = FieldWords & ComponentProps<'input'> & { prefix?: string }

/** One line of text. `prefix` shows before it inside the frame, such as +91. */
export function TextField({ label, help, error, prefix, ...input }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <chakra.div position="relative">
          {prefix !== undefined && (
            <chakra.span
              position="absolute"
              insetInlineStart="3.5"
              top="0"
              height="full"
              display="grid"
              alignItems="center"
              color="fg.muted"
            >
              {prefix}
            </chakra.span>
          )}
          <Input asChild paddingInlineStart={prefix === undefined ? '3.5' : prefix.length > 1 ? '13' : '8'}>
            <input {...input} {...control} />
          </Input>
        </chakra.div>
      )}
    </Field>
  )
}
