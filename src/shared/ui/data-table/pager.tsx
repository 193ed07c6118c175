import { chakra } from '@chakra-ui/react/styled-system'
import { formatNumber } from '../../lib/text/numbers.ts'
import { useChosenPart } from '../../lib/react/use-address-state.ts'
import { Button } from '../button/button.tsx'
import type { ListSubject } from './list-source.ts'
import type { ListState } from './use-list-query.ts'

interface PagerProps<Row> {
  page: number
  pages: number
  pageSize: number
  total: number
  subject: ListSubject<Row>
  state: ListState
}

/** Previous, Next, and the current position in the list. */
export function Pager<Row>({ page, pages, pageSize, total, subject, state }: PagerProps<Row>) {
  // Each press counts, even before the rows follow.
  const next = Math.min(
    useChosenPart(state.format, ({ page: chosen }) => chosen),
    pages,
  )
  const go = (to: number) => state.change({ page: to })
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
          <Step label="Previous" page={next - 1} isEnd={next === 1} onPage={go} />
          <chakra.span color="fg.muted" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
            {`Page ${formatNumber(page)} of ${formatNumber(pages)}`}
          </chakra.span>
          <Step label="Next" page={next + 1} isEnd={next >= pages} onPage={go} />
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
