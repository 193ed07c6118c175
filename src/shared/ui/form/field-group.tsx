import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

interface FieldGroupProps {
  title: string
  /** Buttons at the end of the title's line. */
  actions?: ReactNode
  children: ReactNode
}

/** One of several similar groups of fields, named for screen readers. */
export function FieldGroup({ title, actions, children }: FieldGroupProps) {
  const id = useId()
  return (
    <chakra.fieldset aria-labelledby={id} _notFirst={{ borderTopWidth: '1px', paddingTop: '4' }}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        marginBottom="3"
        minHeight="8"
      >
        <chakra.h3 id={id} fontSize="sm" fontWeight="semibold">
          {title}
        </chakra.h3>
        {actions !== undefined && <chakra.div display="flex">{actions}</chakra.div>}
      </chakra.div>
      {children}
    </chakra.fieldset>
  )
}
