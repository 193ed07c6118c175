import { paths } from '#src/shared/lib/paths.ts'
import { Drawer } from '#src/shared/ui/dialog/dialog.tsx'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { Icon } from '#src/shared/ui/icons/icons.tsx'
import { ariaKeys, keyLabels, shortcuts } from '#src/shared/ui/shortcuts/shortcuts.ts'
import { ShortcutList } from '#src/shared/ui/shortcuts/shortcut-list.tsx'
import { useShortcut } from '#src/shared/ui/shortcuts/use-shortcut.ts'
import { SkipLink } from '#src/shared/ui/skip-link/skip-link.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { beginWithoutOverlay } from '#src/shared/ui/loading/loading-overlay.tsx'
import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { AdminSidebar } from './admin-sidebar.tsx'
import { OfflineBar } from './offline-bar.tsx'
import { LazyPalette, usePaletteState } from './lazy-palette.tsx'

/** The layout of the back office: the list of its screens beside the open one. */
export function AdminLayout() {
  const palette = usePaletteState()
  const [isListOpen, setListOpen] = useState(false)
  useShortcut(shortcuts.list, () => setListOpen(true))
  useEffect(beginWithoutOverlay, [])
  return (
    <>
      <SkipLink />
      <chakra.div display={{ lg: 'grid' }} gridTemplateColumns="15rem minmax(0, 1fr)" minHeight="100dvh" bg="bg.canvas">
        <chakra.header
          hideBelow="lg"
          display="flex"
          flexDirection="column"
          gap="4"
          position="sticky"
          top="0"
          height="100dvh"
          padding="4"
          bg="bg.surface"
          borderInlineEndWidth="1px"
        >
          <Logo />
          <FindButton onPress={palette.open} />
          <AdminSidebar onShortcuts={() => setListOpen(true)} />
        </chakra.header>
        <PhoneBar onFind={palette.open} />
        <chakra.div minWidth="0">
          <OfflineBar />
          <chakra.main id="content" tabIndex={-1} display="block" minHeight="80dvh">
            <Outlet />
          </chakra.main>
        </chakra.div>
      </chakra.div>
      <LazyPalette {...palette} />
      <ShortcutList open={isListOpen} onClose={() => setListOpen(false)} />
    </>
  )
}

function Logo() {
  return (
    <chakra.div asChild paddingInline="3" lineHeight="none">
      <Link to={paths.admin.dashboard()}>
        <chakra.span textStyle="logo" color="accent.fg">
          Suvarnika
        </chakra.span>
      </Link>
    </chakra.div>
  )
}

function FindButton({ onPress }: { onPress: () => void }) {
  return (
    <chakra.button
      type="button"
      aria-keyshortcuts={ariaKeys(shortcuts.find)}
      display="flex"
      alignItems="center"
      gap="2.5"
      minHeight="9"
      flexShrink="0"
      paddingInline="3"
      fontSize="sm"
      color="fg.muted"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="md"
      _hover={{ color: 'fg', bg: 'bg.subtle' }}
      onClick={onPress}
    >
      <Icon name="search" boxSize="1rem" />
      Find
      <chakra.kbd marginInlineStart="auto" fontSize="xs" fontFamily="body">
        {keyLabels(shortcuts.find).join(' ')}
      </chakra.kbd>
    </chakra.button>
  )
}

function PhoneBar({ onFind }: { onFind: () => void }) {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  return (
    <chakra.header
      hideFrom="lg"
      position="sticky"
      _low={{ position: 'static' }}
      top="0"
      zIndex="bar"
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      height="14"
      paddingInline="2"
      bg="bg.surface"
      borderBottomWidth="1px"
    >
      <IconButton icon="menu" label="Menu" aria-haspopup="dialog" onClick={() => setOpenAt(key)} />
      <Logo />
      <IconButton icon="search" label="Find" aria-haspopup="dialog" onClick={onFind} />
      {/* The key closes the drawer on navigation. */}
      <Drawer open={openAt === key} side="left" title="Menu" onClose={() => setOpenAt(null)}>
        <AdminSidebar />
      </Drawer>
    </chakra.header>
  )
}
