import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { NoBackendPage } from './no-backend-page.tsx'

const open = (reason: unknown) =>
  render(
    <UiProvider>
      <NoBackendPage reason={reason} />
    </UiProvider>,
  )

test('a backend that cannot start says why and how to fix it', async () => {
  const screen = await open(new Error('Service workers are not available here.'))
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent('The backend in the page could not start')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Service workers are not available here.')
  for (const remedy of [/http:\/\/localhost or over https/, /allow this site to store data/])
    await expect.element(screen.getByRole('listitem').getByText(remedy)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a wrong address parameter is reported by its name, and not as a backend that cannot start', async () => {
  const message = 'The scenarios "sold-out" and "last-piece" contradict each other.'
  const screen = await open(Object.assign(new Error(message), { parameter: 'scenario' }))
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent('The address has a wrong ?scenario=')
  await expect.element(screen.getByRole('alert')).toHaveTextContent(message)
  expect(screen.getByText(/service worker/).query()).toBeNull()
  expect(document.title).toBe('?scenario= is wrong · Suvarnika')
})
