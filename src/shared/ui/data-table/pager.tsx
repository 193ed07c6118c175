import { chakra } from '@chakra-ui/react/styled-system'
import { formatNumber } from '../../lib/text/numbers.ts'
import { Button } from '../button/button.tsx'
import type { ListSubject } from './list-source.ts'

interface PagerProps<Row> {
  page: number
  pages: number
  pageSize: number
  total: number
  subject: ListSubject<Row>
  onPage: (page: number) => void
}

/** Previous, Next, and the current position in the list. */
export function Pager<Row>({ page, pages, pageSize, total, subject, onPage }: PagerProps<Row>) {
  const first = (page - 1) * pageSize + 1
  const last = Math.min(total, first + pageSize - 1)
  return (
    <chakra.nav
      aria-label={`Pages of ${subject.many}`}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      paddingTop="4"
      fontSize="sm"
    >
      <chakra.p role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
        {`${formatNumber(first)}–${formatNumber(last)} of ${formatNumber(total)} ${total === 1 ? subject.one : subject.many}`}
      </chakra.p>
      {pages > 1 && (
        <chakra.div display="flex" alignItems="center" gap="3">
          <Step label="Previous" page={page - 1} isEnd={page === 1} onPage={onPage} />
          <chakra.span color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {`Page ${formatNumber(page)} of ${formatNumber(pages)}`}
          </chakra.span>
          <Step label="Next" page={page + 1} isEnd={page >= pages} onPage={onPage} />
        </chakra.div>
      )}
    </chakra.nav>
  )
}

/** Stays focusable at the end, so that the keyboard keeps its place. */
function Step({
  label,
  page,
  isEnd,
  onPage,
}: {
  label: string
  page: number
  isEnd: boolean
  onPage: (page: number) => void
}) {
  return (
    <Button variant="outline" size="sm" aria-disabled={isEnd} onClick={() => isEnd || onPage(page)}>
      {label}
    </Button>
  )
}
