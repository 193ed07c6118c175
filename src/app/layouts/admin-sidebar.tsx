import { useSession } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Button, LinkButton } from '#src/shared/ui/button/button.tsx'
import { IconButton } from '#src/shared/ui/button/icon-button.tsx'
import { Row, Stack } from '#src/shared/ui/page/layout.tsx'
import { useColourMode } from '#src/shared/ui/theme/colour-mode.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import { ariaKeys, shortcuts } from '#src/shared/ui/shortcuts/shortcuts.ts'
import { Keyboard } from 'lucide'
import { AdminNav } from './admin-nav.tsx'
import { useLogout } from './use-logout.ts'

/** Opens the list of shortcuts; undefined in the drawer of a phone, where keys are rare. */
type OnShortcuts = (() => void) | undefined

/** The screens and the signed-in person: beside the page on a desktop, in a drawer on a phone. */
export function AdminSidebar({ onShortcuts }: { onShortcuts?: OnShortcuts }) {
  const isDrawer = onShortcuts === undefined
  return (
    <Stack flex="1" gap="3" justifyContent="space-between" minHeight="0">
      {/* On a low screen the places scroll and the person stays in sight. */}
      <chakra.div overflowY="auto" minHeight="0" margin="-1" padding="1">
        <AdminNav replace={isDrawer} />
      </chakra.div>
      <Person onShortcuts={onShortcuts} />
    </Stack>
  )
}

function Person({ onShortcuts }: { onShortcuts: OnShortcuts }) {
  const { user } = useSession()
  const { mode, toggle, toggleLabel } = useColourMode()
  const isDrawer = onShortcuts === undefined
  const logout = useLogout({ replace: isDrawer })
  return (
    <Stack gap="2" borderTopWidth="1px" paddingTop="3" flexShrink="0">
      <Row justifyContent="space-between" flexWrap="nowrap" gap="1" paddingInlineStart="3">
        <chakra.p fontSize="sm" color="fg.muted" truncate title={user?.email}>
          {user?.name}
        </chakra.p>
        <chakra.div display="flex" flexShrink="0">
          {onShortcuts && (
            <IconButton
              size="sm"
              icon={Keyboard}
              label="Keyboard shortcuts"
              aria-haspopup="dialog"
              aria-keyshortcuts={ariaKeys(shortcuts.list)}
              onClick={onShortcuts}
            />
          )}
          <IconButton size="sm" icon={mode === 'dark' ? 'sun' : 'moon'} label={toggleLabel} onClick={toggle} />
        </chakra.div>
      </Row>
      <chakra.div display="grid" gridTemplateColumns="auto 1fr" gap="2" whiteSpace="nowrap">
        <LinkButton replace={isDrawer} to={paths.home()} variant="outline" size="sm" paddingInline="2">
          Go to the shop
        </LinkButton>
        <Button variant="outline" size="sm" paddingInline="2" onClick={logout}>
          Logout
        </Button>
      </chakra.div>
    </Stack>
  )
}
