import { AdminPage } from '#src/app/layouts/admin-page.tsx'
import { listAddress } from '#src/shared/ui/data-table/list-address.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import type { ReactNode } from 'react'

interface FormPageProps {
  title: string
  /** The list that this screen belongs to. */
  parent?: { label: string; to: string }
  /** One sentence below the heading. */
  text?: string
  /** Links at the end of the heading's line. */
  actions?: ReactNode
  children: ReactNode
}

/** The frame of every form of the back office. */
export function FormPage({ title, parent, text, actions, children }: FormPageProps) {
  return (
    <AdminPage
      title={title}
      crumbs={parent ? [{ ...parent, to: listAddress(parent.to) }] : []}
      text={text}
      actions={actions}
    >
      <Stack gap="5" maxWidth="76rem">
        {children}
      </Stack>
    </AdminPage>
  )
}
