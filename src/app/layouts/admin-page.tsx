import { paths } from '#src/shared/lib/paths.ts'
import { Breadcrumb, type Crumb } from '#src/shared/ui/breadcrumb/breadcrumb.tsx'
import { Head } from '#src/shared/ui/page/page.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

interface AdminPageProps {
  /** The h1 and the document's title. */
  title: string
  /** The breadcrumb between the dashboard and this screen. */
  crumbs?: Crumb[]
  /** Links and buttons at the end of the heading's line. */
  actions?: ReactNode
  /** One sentence below the heading. */
  text?: ReactNode
  children: ReactNode
}

/** A screen of the back office: breadcrumb, heading, actions and content. */
export function AdminPage({ title, crumbs = [], actions, text, children }: AdminPageProps) {
  const isDashboard = title === 'Dashboard'
  return (
    <chakra.div
      maxWidth="96rem"
      marginInline="auto"
      paddingInline={{ base: '4', md: '6', xl: '8' }}
      paddingTop={{ base: '4', lg: '6' }}
      paddingBottom="16"
    >
      <Head title={title} />
      {!isDashboard && (
        <Breadcrumb crumbs={[{ label: 'Dashboard', to: paths.admin.dashboard() }, ...crumbs, { label: title }]} />
      )}
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="6"
        rowGap="3"
        {...(!isDashboard && { marginTop: '-2' })}
        marginBottom={{ base: '4', md: '6' }}
      >
        <div>
          <chakra.h1
            tabIndex={-1}
            fontFamily="heading"
            fontWeight="medium"
            fontSize={{ base: '3xl', md: '4xl' }}
            lineHeight="tight"
            letterSpacing="tight"
          >
            {title}
          </chakra.h1>
          {text !== undefined && (
            <chakra.p color="fg.muted" fontSize="sm" marginTop="1.5" maxWidth="prose">
              {text}
            </chakra.p>
          )}
        </div>
        {actions !== undefined && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
      {children}
    </chakra.div>
  )
}
