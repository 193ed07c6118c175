import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { SkipLink } from './skip-link.tsx'
import { UiProvider } from '../theme/ui-provider.tsx'

afterEach(cleanup)

test('is drawn only while it has the focus', async () => {
  const screen = await render(
    <UiProvider>
      <SkipLink />
    </UiProvider>,
  )
  const link = screen.getByRole('link', { name: 'Skip to content' })
  await expect.element(link).toHaveStyle({ clipPath: 'inset(50%)' })
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
  await expect.element(link).toHaveStyle({ clipPath: 'none' })
})
