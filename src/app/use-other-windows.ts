import { reloadPersonal } from '#src/shared/api/query-client.ts'
import { stored } from '#src/shared/lib/storage/stored.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Number of writes of all windows of this browser. */
const writes = stored<number>({
  key: 'shop:writes',
  area: 'local',
  blank: 0,
  valid: (kept) => (Number.isSafeInteger(kept) ? Number(kept) : undefined),
})

/** Tells the other windows of this browser of each write, and reloads what they may have changed here. */
export function useOtherWindows(): void {
  const client = useQueryClient()
  useEffect(() => {
    let known = writes.read()
    const stopTelling = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      known = writes.read() + 1
      writes.write(known)
    })
    const stopListening = writes.subscribe(() => {
      if (writes.read() === known) return
      known = writes.read()
      // A hidden one reloads once it is looked at.
      if (document.visibilityState === 'visible') reloadPersonal(client)
    })
    return () => {
      stopTelling()
      stopListening()
    }
  }, [client])
}
