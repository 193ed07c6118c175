import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/**
 * Tells the other windows of this browser of each write, and reloads what they may have changed here: of a purchase also
 * the stock, which is public. By a channel and not by an entry of the storage, which two windows that write at the same
 * moment replace before the other one reads it.
 */
export function useOtherWindows(): void {
  const client = useQueryClient()
  useEffect(() => {
    // Never heard by the window that sends.
    const writes = new BroadcastChannel('suvarnika writes')
    const stopTelling = client.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
      writes.postMessage(null)
    })
    writes.addEventListener('message', () => {
      // A hidden one reloads once it is looked at.
      const isSeen = document.visibilityState === 'visible'
      void client.invalidateQueries({ refetchType: isSeen ? 'active' : 'none' })
    })
    return () => {
      stopTelling()
      writes.close()
    }
  }, [client])
}
