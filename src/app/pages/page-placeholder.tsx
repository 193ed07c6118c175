import { VisuallyHidden } from '#src/shared/ui/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** Keeps the footer below the fold while the page's code is on its way. */
export function PagePlaceholder() {
  return (
    <chakra.div minHeight="dvh">
      <VisuallyHidden>Loading...</VisuallyHidden>
    </chakra.div>
  )
}
