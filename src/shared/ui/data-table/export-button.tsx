import { isoDay } from '../../lib/time/dates.ts'
import { logFailure } from '../../lib/log.ts'
import { now } from '../../lib/time/now.ts'
import { plural } from '../../lib/text/plural.ts'
import { useOneAtATime } from '../../lib/react/use-one-at-a-time.ts'
import { Button } from '../button/button.tsx'
import { useToast } from '../toast/toasts.tsx'
import type { Column } from './column.ts'
import { toCsv } from './csv.ts'
import { inOrder } from './in-order.ts'
import type { ListSource, ListSubject } from './list-source.ts'
import type { ListState } from './use-list-query.ts'

interface ExportButtonProps<Row> {
  subject: ListSubject<Row>
  columns: readonly Column<Row>[]
  source: ListSource<Row>
  sort: ListState['sort']
}

/** Exports the matching rows of all pages in the order shown. */
export function ExportButton<Row extends object>({ subject, columns, source, sort }: ExportButtonProps<Row>) {
  const toast = useToast()
  const isNothing = source.rows === undefined || source.rows.length === 0

  const { run: save, pending } = useOneAtATime(async () => {
    try {
      const rows = inOrder(await source.all(), columns, sort)
      saveFile(`${subject.many}-${isoDay(now())}.csv`, toCsv(columns, rows))
      toast.success(`${plural(rows.length, subject.one, subject.many)} exported.`)
    } catch (error) {
      logFailure(`The ${subject.many} could not be exported.`, error)
      toast.error(`The ${subject.many} could not be exported. Please try again.`)
    }
  })

  return (
    <Button
      variant="outline"
      size="sm"
      minHeight="10"
      marginInlineStart="auto"
      pending={pending}
      disabled={isNothing}
      onClick={() => save()}
    >
      Export CSV
    </Button>
  )
}

/** Downloads a text as a file. */
function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Later, since the browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
