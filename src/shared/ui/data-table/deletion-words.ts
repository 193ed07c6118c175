import { plural } from '../../lib/text/plural.ts'
import type { ListSubject } from './list-source.ts'

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
