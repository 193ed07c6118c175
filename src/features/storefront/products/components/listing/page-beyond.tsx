import type { To } from 'react-router-dom'
import { LinkButton } from '#src/shared/ui/button.tsx'
import { Empty } from '#src/shared/ui/empty.tsx'

/** A page number beyond the last one, as an old link may have it. */
export function PageBeyond({ page, to }: { page: number; to: To }) {
  return (
    <Empty
      title={`There is no page ${page.toLocaleString('en-IN')}`}
      text="The list has become shorter since this link was made."
      action={<LinkButton to={to}>To the first page</LinkButton>}
    />
  )
}
