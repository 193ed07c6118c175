import { chakra } from '@chakra-ui/react/styled-system'
import { useNavigation } from 'react-router-dom'

/** A thin line at the top while the next screen's code loads. The router hides short waits, so it does not flash. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <chakra.div
      role="progressbar"
      aria-label="Loading the page"
      position="fixed"
      inset="0 0 auto"
      zIndex="toast"
      height="2px"
      bg="gold"
      transformOrigin="left"
      animation="appear 240ms both"
    />
  )
}
