import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Skeleton } from '../skeleton.tsx'

interface ListLeadProps {
  /** What the list is about; undefined while it is on its way. */
  text: string | undefined
  /** More lines below it. */
  children?: ReactNode
}

/** Below the name of a list: what it is about. Its place is kept while it is on its way. */
export function ListLead({ text, children }: ListLeadProps) {
  return (
    <chakra.div marginTop={{ base: '-3', md: '-5' }} marginBottom={{ base: '6', md: '8' }}>
      <chakra.p textStyle="lead" color="fg.muted" maxWidth="prose" minHeight={{ base: '3.2em', md: '1.6em' }}>
        {text ?? <Skeleton height="1.25rem" marginTop="1" maxWidth="26rem" />}
      </chakra.p>
      {children}
    </chakra.div>
  )
}
