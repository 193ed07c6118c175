import { Page } from '#src/shared/ui/page/page.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface AccountPageProps {
  title: string
  /** One sentence below the heading. */
  text?: string
  /** A link or a button at the end of the heading's line. */
  action?: ReactNode
  children: ReactNode
}

/** One screen of the account, beside its menu. */
export function AccountPage({ title, text, action, children }: AccountPageProps) {
  return (
    <Page title={title} heading={null}>
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="4"
        rowGap="2"
        marginBottom={{ base: '7', md: '9' }}
      >
        {/* On the narrowest phones a button has a line of its own, rather than breaking a word. */}
        <chakra.h1 textStyle="h1" tabIndex={-1} flex="1 1 9.5rem">
          {title}
        </chakra.h1>
        {action}
        {text !== undefined && (
          <chakra.p color="fg.muted" flexBasis="full">
            {text}
          </chakra.p>
        )}
      </chakra.header>
      {children}
    </Page>
  )
}
