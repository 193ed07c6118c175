import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface EmptyProps {
  title: string
  text?: ReactNode
  /** The next step: a link or a button. */
  action?: ReactNode
}

/** An empty state with its next step. */
export function Empty({ title, text, action }: EmptyProps) {
  return (
    <chakra.div
      display="grid"
      justifyItems="center"
      gap="4"
      paddingBlock={{ base: '14', md: '20' }}
      paddingInline="6"
      textAlign="center"
      borderBlockWidth="1px"
      animation="appear 480ms both"
    >
      <chakra.p textStyle="h3">{title}</chakra.p>
      {text !== undefined && (
        <chakra.p color="fg.muted" maxWidth="narrow">
          {text}
        </chakra.p>
      )}
      {action !== undefined && <chakra.div marginTop="2">{action}</chakra.div>}
    </chakra.div>
  )
}
