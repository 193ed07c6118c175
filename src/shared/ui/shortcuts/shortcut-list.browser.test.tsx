import { brokenRules } from '#src/shared/ui/fixtures/accessibility-fixture.ts'
import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ShortcutList } from './shortcut-list.tsx'
import { shortcuts } from './shortcuts.ts'
import { useShortcut } from './use-shortcut.ts'

afterEach(() => localStorage.clear())

function Screen() {
  const [isOpen, setOpen] = useState(false)
  const [saved, setSaved] = useState(0)
  useShortcut(shortcuts.list, () => setOpen(true))
  useShortcut(shortcuts.save, () => setSaved(saved + 1))
  return (
    <>
      <input aria-label="Name" />
      <output>{saved} saved</output>
      <ShortcutList open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

test('the list opens with its key, names every shortcut, and turns those without Ctrl off', async () => {
  const router = createMemoryRouter([{ path: '/', element: <Screen /> }])
  const screen = await render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
  const list = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const name = screen.getByRole('textbox', { name: 'Name' })
  await userEvent.click(name)
  await userEvent.keyboard('?')
  await expect.element(name).toHaveValue('?')
  await expect.element(list, { message: 'a character is typed' }).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(screen.getByText('1 saved')).toBeVisible()

  name.element().blur()
  await userEvent.keyboard('?')
  await expect.element(list).toBeVisible()
  const terms = list.getByRole('term').elements()
  expect(terms.map(({ textContent }) => textContent)).toEqual(Object.values(shortcuts).map(({ does }) => does))
  expect(await brokenRules(list.element())).toEqual([])
  await userEvent.click(list.getByRole('checkbox', { name: 'Keys without Ctrl are shortcuts too' }))
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await userEvent.keyboard('?')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(screen.getByText('2 saved')).toBeVisible()
  await expect.element(list).not.toBeInTheDocument()
})
