import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { PartBoundary } from '#src/shared/ui/failed/part-boundary.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, useState } from 'react'

const MobileMenu = lazy(() => import('./mobile-menu.tsx').then((m) => ({ default: m.MobileMenu })))

export function MenuButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <chakra.div hideFrom="lg" marginInlineStart="-2.5">
        <IconButton
          icon="menu"
          label="Menu"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        />
      </chakra.div>
      {isOpen && (
        <chakra.div position="absolute" insetInline="0" top="100%">
          <PartBoundary>
            <MobileMenu onClose={() => setOpen(false)} />
          </PartBoundary>
        </chakra.div>
      )}
    </>
  )
}
