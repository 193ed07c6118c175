import { useOnline } from '#src/shared/lib/react/use-online.ts'
import { chakra } from '@chakra-ui/react/styled-system'

/** Shown while the browser is offline. */
export function OfflineBar() {
  const isOnline = useOnline()
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
