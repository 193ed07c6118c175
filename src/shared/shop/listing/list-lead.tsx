import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/loading/skeleton.tsx'

interface ListLeadProps {
  /** The description; undefined while loading. */
  text: string | undefined
  /** Further lines below it. */
  children?: ReactNode
}

/** The description below the name of a list. Its space is reserved while it loads. */
export function ListLead({ text, children }: ListLeadProps) {
  return (
    <chakra.div marginTop={{ base: '-3', md: '-5' }} marginBottom={{ base: '6', md: '8' }}>
      <chakra.p
        dir="auto"
        textStyle="lead"
        color="fg.muted"
        maxWidth="prose"
        minHeight={{ base: '3.2em', md: '1.6em' }}
      >
        {text ?? <Skeleton height="1.25rem" marginTop="1" maxWidth="26rem" />}
      </chakra.p>
      {children}
    </chakra.div>
  )
}
