import { chakra } from '@chakra-ui/react/styled-system'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Shown while the browser is offline. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <chakra.div role="status" bg="warning.subtle" color="warning.fg" textAlign="center" fontSize="sm">
      {!isOnline && (
        <chakra.p paddingBlock="2.5" paddingInline="5">
          You are offline. You can still read what has loaded. Please make changes when you are connected again.
        </chakra.p>
      )}
    </chakra.div>
  )
}
