import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

interface CardProps {
  title: string
  /** At the end of the title's line. */
  action?: ReactNode
  isBusy?: boolean
  children: ReactNode
}

/** One card of the dashboard. */
export function Card({ title, action, isBusy = false, children }: CardProps) {
  const id = useId()
  return (
    <chakra.section
      aria-labelledby={id}
      aria-busy={isBusy}
      display="flex"
      flexDirection="column"
      gap="4"
      minWidth="0"
      padding={{ base: '4', md: '5' }}
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="md"
    >
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        minHeight="9"
      >
        <chakra.h2 id={id} fontSize="md" fontWeight="semibold">
          {title}
        </chakra.h2>
        {action}
      </chakra.header>
      {children}
    </chakra.section>
  )
}
