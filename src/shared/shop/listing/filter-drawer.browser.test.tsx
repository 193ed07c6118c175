import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type ListKind, readListing } from './listing.ts'
import { UiProvider } from '../../ui/theme/ui-provider.tsx'
import { FilterDrawer } from './filter-drawer.tsx'

const kind: ListKind = { filters: [] }

async function open(state: unknown) {
  await page.viewport(390, 844)
  const listing = readListing(new URLSearchParams(), kind)
  const element = <FilterDrawer kind={kind} listing={listing} countOf={() => 3} />
  const router = createMemoryRouter([{ path: '/', element }], {
    initialEntries: ['/before', { pathname: '/', state }],
  })
  const screen = await render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  )
  return { screen, router }
}

test('a reload closes the open filters', async () => {
  const { screen } = await open({ filters: true })
  await expect.element(screen.getByRole('button', { name: 'Filters' })).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('widening the screen closes the filters', async () => {
  const { screen } = await open(null)
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await page.viewport(1280, 800)
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('a second press while the filters close goes back no further', async () => {
  const { screen, router } = await open(null)
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  const show = screen.getByRole('button', { name: 'Show 3 variants' })
  await expect.element(show).toBeVisible()
  const button = show.element() as HTMLButtonElement
  button.click()
  button.click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/')
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show 3 variants' }))
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})
