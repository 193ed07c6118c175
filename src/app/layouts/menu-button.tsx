import { IconButton } from '#src/shared/ui/icon-button.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useState } from 'react'

const MobileMenu = lazy(() => import('./mobile-menu.tsx').then((m) => ({ default: m.MobileMenu })))

/** Opens the menu of small screens. */
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
        <Suspense fallback={null}>
          <MobileMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
