import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { Select } from './control.tsx'
import { Field, type FieldWords } from './field.tsx'
import { Icon } from './icons.tsx'

/** A select; pass `<option>`s as children. */
export function SelectField({ label, help, error, ...select }: FieldWords & ComponentProps<'select'>) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <chakra.div position="relative">
          <Select asChild appearance="none" paddingInlineEnd="10">
            <select {...select} {...control} />
          </Select>
          <Icon
            name="chevron-down"
            position="absolute"
            insetInlineEnd="3"
            top="calc(50% - 0.5em)"
            pointerEvents="none"
          />
        </chakra.div>
      )}
    </Field>
  )
}
