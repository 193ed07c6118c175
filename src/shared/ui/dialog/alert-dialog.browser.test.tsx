import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { afterEach, expect, test } from 'vitest'
import { AlertDialog } from './alert-dialog.tsx'

afterEach(leaveScreen)

test('its text has its own size and alignment, wherever it is rendered', async () => {
  stubHost(() => null)
  const { screen } = await renderScreen(
    <chakra.div fontSize="xs" textAlign="end">
      <AlertDialog open text="Failed to remove product." onClose={() => undefined} />
    </chakra.div>,
  )
  await expect.element(screen.getByRole('alertdialog')).toHaveStyle({ fontSize: '16px', textAlign: 'start' })
})
