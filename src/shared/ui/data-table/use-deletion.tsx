import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError, serverMessage } from '../../api/api-error.ts'
import { logFailure } from '../../lib/log.ts'
import { rowAction } from './row-action.ts'
import { AlertDialog } from '../alert-dialog.tsx'
import { Button } from '../button.tsx'
import { VisuallyHidden } from '../layout.tsx'
import { focusPage } from '../page.tsx'
import { useToast } from '../toasts.tsx'
import { deletionWords } from './deletion-words.ts'
import type { ListSubject } from './list-source.ts'

/** How rows are deleted. */
export interface Deletable<Row> {
  remove: (row: Row) => Promise<unknown>
  /** What else happens, for the confirmation. */
  consequence?: string
}

interface Outcome<Row> {
  gone: Row[]
  kept: Row[]
  reason: string | undefined
}

async function removeAll<Row>(rows: readonly Row[], remove: Deletable<Row>['remove']): Promise<Outcome<Row>> {
  const outcome: Outcome<Row> = { gone: [], kept: [], reason: undefined }
  // One after the other: when something is wrong, the first answers tell, and the rest still get their chance.
  for (const row of rows) {
    try {
      await remove(row)
      outcome.gone.push(row)
    } catch (error) {
      // Somebody else deleted it: it is gone, as was asked.
      if (error instanceof ApiError && error.status === 404) outcome.gone.push(row)
      else {
        logFailure('A deletion failed.', error)
        outcome.kept.push(row)
        outcome.reason = serverMessage(error) ?? outcome.reason
      }
    }
  }
  return outcome
}

/** Asks before rows are deleted, deletes them, and tells what became of it. What could not be deleted stays selected. */
export function useDeletion<Row>(
  subject: ListSubject<Row>,
  deletable: Deletable<Row> | undefined,
  select: (ids: string[]) => void,
) {
  const [asked, setAsked] = useState<Row[]>([])
  const [deletions, setDeletions] = useState(0)
  useEffect(() => {
    // The closed dialog gives the focus back to a row that is going.
    if (deletions > 0) focusPage()
  }, [deletions])
  const client = useQueryClient()
  const toast = useToast()
  const words = deletionWords(subject, asked, deletable?.consequence)
  const { mutate, isPending } = useMutation({
    mutationFn: (rows: Row[]) => removeAll(rows, (row) => deletable?.remove(row) ?? Promise.resolve()),
    onSuccess: ({ gone, kept, reason }, rows) => {
      const said = deletionWords(subject, gone)
      if (kept.length > 0) toast.error(deletionWords(subject, kept).failed, { detail: reason })
      if (gone.length > 0) toast.success(said.done)
      if (rows.length > 1) select(kept.map(subject.id))
      setAsked([])
      if (gone.length > 0) setDeletions((count) => count + 1)
      // What was deleted may stand in any list, product, sale or search.
      void client.invalidateQueries()
    },
  })

  const dialog: ReactNode = (
    <AlertDialog
      open={asked.length > 0}
      title={words.title}
      text={words.question}
      confirm={{ label: 'Delete', danger: true, pending: isPending, onConfirm: () => mutate(asked) }}
      onClose={() => isPending || setAsked([])}
    />
  )

  const button = (row: Row): ReactNode => (
    <Button {...rowAction} onClick={() => setAsked([row])}>
      Delete <VisuallyHidden>{subject.name(row)}</VisuallyHidden>
    </Button>
  )

  return { ask: setAsked, dialog, button }
}
