import { Breadcrumb } from '#src/shared/ui/breadcrumb.tsx'
import { Stack } from '#src/shared/ui/layout.tsx'
import { Page } from '#src/shared/ui/page.tsx'
import type { ReactNode } from 'react'

interface FormPageProps {
  title: string
  /** The list that this screen belongs to. */
  parent?: { label: string; to: string }
  children: ReactNode
}

/** The frame of every form of the back office. */
export function FormPage({ title, parent, children }: FormPageProps) {
  return (
    <Page title={title}>
      <Breadcrumb crumbs={[...(parent ? [parent] : []), { label: title }]} />
      <Stack gap="5">{children}</Stack>
    </Page>
  )
}
