import { useHoldOverlay } from '#src/shared/ui/loading/use-loading-overlay.ts'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** Keeps the footer below the fold and the loading overlay up while the page's code loads. */
export function PagePlaceholder() {
  useHoldOverlay('the page')
  return (
    <chakra.div minHeight="dvh">
      <VisuallyHidden>Loading...</VisuallyHidden>
    </chakra.div>
  )
}
