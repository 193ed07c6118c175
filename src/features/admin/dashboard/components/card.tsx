import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

interface CardProps {
  title: string
  /** At the end of the title's line. */
  action?: ReactNode
  isBusy?: boolean
  /** What is shown is still that of the last period. */
  isOld?: boolean
  children: ReactNode
}

/** One card of the dashboard. */
export function Card({ title, action, isBusy = false, isOld = false, children }: CardProps) {
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
      <chakra.div
        display="flex"
        flexDirection="column"
        flex="1"
        gap="4"
        opacity={isOld ? '0.55' : '1'}
        transitionProperty="opacity"
        transitionDuration="base"
      >
        {children}
      </chakra.div>
      {isOld && (
        <chakra.p role="status" fontSize="xs" color="fg.muted">
          Still the last period: the new figures are on their way.
        </chakra.p>
      )}
    </chakra.section>
  )
}
