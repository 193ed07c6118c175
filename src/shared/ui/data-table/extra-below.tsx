import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** Shows the value of an extra column below another where the table has no room for it. */
export function ExtraBelow({ children }: { children: ReactNode }) {
  return (
    <chakra.span hideBelow="md" hideFrom="xl" fontSize="xs" fontWeight="normal" color="fg.muted">
      <br />
      <span>{children}</span>
    </chakra.span>
  )
}
