import type { To } from 'react-router-dom'
import { formatNumber } from '../../lib/text/numbers.ts'
import { LinkButton } from '../button/button.tsx'
import { Empty } from '../empty/empty.tsx'

/** Shown for a page number beyond the last page, such as in an old link. */
export function PageBeyond({ page, to }: { page: number; to: To }) {
  return (
    <Empty
      title={`There is no page ${formatNumber(page)}`}
      text="The list is shorter now than when this link was made."
      action={<LinkButton to={to}>To the first page</LinkButton>}
    />
  )
}
