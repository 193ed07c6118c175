import { ApiError } from '#src/shared/api/api-error.ts'
import { Failed } from '#src/shared/ui/failed.tsx'
import { FormSkeleton } from '#src/shared/ui/form/form-skeleton.tsx'
import { type ShelfKind, shelfValues } from '../shelf.ts'
import { useShelf } from '../use-shelf-calls.ts'
import { ShelfGone } from './shelf-gone.tsx'
import { UpdateShelfForm } from './update-shelf-form.tsx'

interface UpdateShelfProps {
  kind: ShelfKind
  id: string
  /** What the list handed over, to begin with at once. */
  handed: object | null
}

/** An existing category or collection: at once if it was handed over, else as soon as it is loaded. */
export function UpdateShelf({ kind, id, handed }: UpdateShelfProps) {
  const { data, error, refetch } = useShelf(kind, id)
  const isGone = error instanceof ApiError && error.status === 404
  const values = shelfValues(data) ?? shelfValues(handed)
  if (values !== null) return <UpdateShelfForm kind={kind} id={id} known={values} isGone={isGone} />
  if (isGone) return <ShelfGone kind={kind} />
  if (error) return <Failed text={`Failed to load ${kind}. Please try again later.`} onRetry={() => void refetch()} />
  return <FormSkeleton />
}
