import { getListCollectionsQueryKey } from '#openapi/generated/client/collections/collections.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Footer } from './footer.tsx'

afterEach(leaveScreen)

/** What is inside finds these data in the cache, and asks for newer ones. */
function QueryKnown({ queryKey, data, children }: { queryKey: QueryKey; data: unknown; children: ReactNode }) {
  useQueryClient().setQueryData(queryKey, (before: unknown) => before ?? data, { updatedAt: 1 })
  return children
}

test('without collections the other columns do not move, and Subscribe stays beside its field', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  stubHost(() => Response.json({ data: [{ id: 'col-1', name: 'Men' }], pagination: { totalPages: 1 } }))
  await page.viewport(1440, 900)
  const full = (await renderScreen(<Footer />)).screen
  await expect.element(full.getByRole('link', { name: 'Men' })).toBeVisible()
  const placeOf = (screen: typeof full, name: string) =>
    screen.getByRole('heading', { name }).element().getBoundingClientRect()
  const before = ['About the shop', 'Never Miss On Deals'].map((name) => placeOf(full, name).left)
  await full.unmount()

  stubHost(() => Response.json({ data: [], pagination: { totalPages: 0 } }))
  const { screen } = await renderScreen(<Footer />)
  await expect.element(screen.getByRole('heading', { name: 'Collections' })).not.toBeInTheDocument()
  expect(['About the shop', 'Never Miss On Deals'].map((name) => placeOf(screen, name).left)).toEqual(before)
  expect(placeOf(screen, 'About the shop').top).toBe(placeOf(screen, 'Never Miss On Deals').top)
  const field = screen.getByRole('textbox').element().getBoundingClientRect()
  const button = screen.getByRole('button', { name: 'Subscribe' }).element().getBoundingClientRect()
  expect(button.top).toBe(field.top)
})

test('collections that cannot be loaded anew stay', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  stubHost(() => Response.json({ message: 'Closed.' }, { status: 503 }))
  const known = (
    <QueryKnown queryKey={[...getListCollectionsQueryKey(), 'all']} data={[{ id: 'col-1', name: 'Men' }]}>
      <Footer />
    </QueryKnown>
  )
  const { screen } = await renderScreen(known)
  await expect.poll(() => logged.mock.calls.map(([what]) => what as unknown)).toEqual(['Failed to load collections.'])
  await expect.element(screen.getByRole('link', { name: 'Men' })).toBeVisible()
})

test('men, women and kids are listed, the other links lead to their pages; Subscribe sends nothing; social icons lead nowhere', async () => {
  const data = ['Gold', 'Kids', 'Women', 'Men'].map((name) => ({ id: `col-${name}`, name }))
  const calls = stubHost(() => ({ data, pagination: { totalPages: 1 } }))
  const { screen, router } = await renderScreen(<Footer />, '/aboutUs')
  const hrefs = () =>
    screen
      .getByRole('navigation')
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent, link.getAttribute('href')])
  await expect.poll(hrefs).toEqual([
    ['Men', '/collections/col-Men'],
    ['Women', '/collections/col-Women'],
    ['Kids', '/collections/col-Kids'],
    ['Our Story', '/aboutUs'],
    ['Reviews', '/reviews'],
  ])

  expect(calls).toHaveLength(1)
  await expect.element(screen.getByRole('heading', { name: 'Never Miss On Deals', exact: true })).toBeVisible()
  const mail = screen.getByRole('textbox', { name: 'Never Miss On Deals' })
  await userEvent.fill(mail, 'not even an address')
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe', exact: true }))
  await userEvent.click(mail)
  await userEvent.keyboard('{Enter}')
  await expect.element(mail).toHaveValue('not even an address')
  expect([calls.length, router.state.location.pathname, document.querySelector('[data-toast]')]).toEqual([
    1,
    '/aboutUs',
    null,
  ])

  const icons = screen.getByRole('list', { name: 'Social media' }).getByRole('link').elements()
  expect(icons.map((icon) => icon.getAttribute('aria-label'))).toEqual(
    ['Instagram', 'Facebook', 'YouTube'].map((name) => `${name}, coming soon`),
  )
  expect(icons.filter((icon) => icon.hasAttribute('href'))).toEqual([])
})
