import { useSearchParams } from 'react-router-dom'
import { readSelection, type Selection, withSelection } from './order-view.ts'

/** Which order is selected and what is open for it, kept in the address: a reload or a sign-in comes back to it. */
export function useSelection() {
  const [search, setSearch] = useSearchParams()
  return {
    selection: readSelection(search),
    select: (next: Selection | null) =>
      setSearch((now) => withSelection(now, next), { replace: true, preventScrollReset: true }),
  }
}
