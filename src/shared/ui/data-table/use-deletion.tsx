import { type QueryClient, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError, failureReason } from '../../api/api-error.ts'
import { isNotFound } from '../../api/api-error.ts'
import { logFailure } from '../../lib/log.ts'
import { rowAction } from './row-action.ts'
import { AlertDialog } from '../dialog/alert-dialog.tsx'
import { Button } from '../button/button.tsx'
import { VisuallyHidden } from '../page/layout.tsx'
import { useToast } from '../toast/toasts.tsx'
import type { ListSource, ListSubject } from './list-source.ts'
import { plural } from '../../lib/text/plural.ts'

type DeleteOptions = Pick<UseMutationOptions<void, Error, { id: string }>, 'mutationFn' | 'onSuccess'>

export interface Deletable {
  /** The generated options of the call that deletes one row, which include the reads to invalidate. */
  optionsOf: (client: QueryClient) => DeleteOptions
  /** Further consequences, for the confirmation. */
  consequence?: string
}

interface Outcome<Row> {
  gone: Row[]
  remaining: Row[]
  reason: string | undefined
  /** Whether the session ended on the way, so that the person is now on another screen. */
  isSignedOut: boolean
}

/** In milliseconds: on the sign-in page nothing else says what was deleted. */
const untilRead = 30_000

async function removeAll<Row>(
  rows: readonly Row[],
  remove: (row: Row) => Promise<unknown> | undefined,
): Promise<Outcome<Row>> {
  const outcome: Outcome<Row> = { gone: [], remaining: [], reason: undefined, isSignedOut: false }
  // One at a time, so as not to flood the server; a failure does not stop the rest.
  for (const [index, row] of rows.entries()) {
    try {
      await remove(row)
      outcome.gone.push(row)
    } catch (error) {
      // Somebody else deleted it first.
      if (isNotFound(error)) outcome.gone.push(row)
      else {
        logFailure('A deletion failed.', error)
        outcome.isSignedOut = error instanceof ApiError && error.status === 401
        outcome.reason = failureReason(error) ?? outcome.reason
        outcome.remaining.push(...(outcome.isSignedOut ? rows.slice(index) : [row]))
        if (outcome.isSignedOut) break
      }
    }
  }
  return outcome
}

interface DeletionOptions {
  select: (ids: string[]) => void
  onGone: (ids: string[]) => void
}

/** The list without the rows deleted here, which a slow server still sends for a while. */
export function withoutGone<Row>(
  source: ListSource<Row>,
  gone: ReadonlySet<string>,
  { id }: ListSubject<Row>,
): ListSource<Row> {
  if (gone.size === 0) return source
  const isThere = (row: Row) => !gone.has(id(row))
  const rows = source.rows?.filter(isThere)
  const missing = (source.rows?.length ?? 0) - (rows?.length ?? 0)
  return {
    ...source,
    rows,
    ...(source.total !== undefined && { total: source.total - missing }),
    all: async () => (await source.all()).filter(isThere),
  }
}

/**
 * Asks before rows are deleted, deletes them, and reports the result. Deleted rows leave the list at once; rows that
 * could not be deleted stay selected.
 */
export function useDeletion<Row>(
  subject: ListSubject<Row>,
  deletable: Deletable | undefined,
  { select, onGone }: DeletionOptions,
) {
  const [toDelete, setToDelete] = useState<Row[]>([])
  const client = useQueryClient()
  const toast = useToast()
  const call = deletable?.optionsOf(client)
  const words = deletionWords(subject, toDelete, deletable?.consequence)
  const { mutateAsync } = useMutation({
    mutationFn: (rows: Row[], context) =>
      removeAll(rows, (row) => call?.mutationFn?.({ id: subject.id(row) }, context)),
    onSuccess: ({ gone: deleted, remaining, reason, isSignedOut }, rows, result, context) => {
      const said = deletionWords(subject, deleted)
      const lasting = isSignedOut ? { duration: untilRead } : {}
      if (remaining.length > 0) toast.error(deletionWords(subject, remaining).failed, { detail: reason, ...lasting })
      if (deleted.length > 0) toast.success(said.done, lasting)
      if (rows.length > 1) select(remaining.map(subject.id))
      setToDelete([])
      if (deleted.length > 0) onGone(deleted.map(subject.id))
      // Once for all rows, since each invalidates the same reads, even if some deletions failed.
      for (const row of rows.slice(0, 1)) void call?.onSuccess?.(undefined, { id: subject.id(row) }, result, context)
    },
  })

  const dialog: ReactNode = (
    <AlertDialog
      open={toDelete.length > 0}
      title={words.title}
      text={words.question}
      confirm={{ label: 'Delete', danger: true, onConfirm: () => mutateAsync(toDelete) }}
      onClose={() => setToDelete([])}
    />
  )

  const button = (row: Row): ReactNode => (
    <Button {...rowAction} onClick={() => setToDelete([row])}>
      Delete <VisuallyHidden>{subject.name(row)}</VisuallyHidden>
    </Button>
  )

  return { ask: setToDelete, dialog, button }
}

const namesAtMost = 5

/** The texts about deleting these rows, with their names. */
export function deletionWords<Row>(subject: ListSubject<Row>, rows: readonly Row[], consequence?: string) {
  const count = plural(rows.length, subject.one, subject.many)
  const names = rows.map((row) => `“${subject.name(row)}”`)
  const one = names[0] ?? ''
  const listed = names.slice(0, namesAtMost).join(', ')
  const more = names.length > namesAtMost ? ` and ${names.length - namesAtMost} more` : ''
  const isOne = rows.length === 1
  return {
    title: isOne ? `Delete ${subject.one}` : `Delete ${count}`,
    question: [
      isOne ? `Delete ${one}?` : `Delete ${count}: ${listed}${more}?`,
      consequence,
      'This action cannot be undone.',
    ]
      .filter(Boolean)
      .join(' '),
    done: isOne ? `${one} was deleted.` : `${count} were deleted.`,
    failed: isOne ? `${one} could not be deleted.` : `${count} could not be deleted: ${listed}${more}.`,
  }
}
