import { useSearchParams } from 'react-router-dom'
import { readSelection, type Selection, withSelection } from './order-view.ts'

/** The selected order and its open view, stored in the address so that they survive a reload or a sign-in. */
export function useSelection() {
  const [search, setSearch] = useSearchParams()
  return {
    selection: readSelection(search),
    select: (next: Selection | null) =>
      setSearch((now) => withSelection(now, next), { replace: true, preventScrollReset: true }),
  }
}
