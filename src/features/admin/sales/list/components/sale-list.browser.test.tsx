import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SaleList } from './sale-list.tsx'

afterEach(leaveScreen)

const diwali = {
  id: 'sale-1',
  name: 'Diwali Utsav',
  description: 'Gold for the festival.',
  start_date: '2026-10-28T18:30:00Z',
  end_date: '2026-11-09T18:29:59Z',
  is_active: true,
  thumbnail: null,
}

test('the file of the list has the sale in Indian time, and says so', async () => {
  const files: Promise<string>[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    if (made instanceof Blob) files.push(made.text())
    return 'blob:none'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  stubHost(() => [diwali])
  const { screen } = await renderScreen(<SaleList />)
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await expect.element(screen.getByText('1 sale exported.')).toBeVisible()
  const [file] = await Promise.all(files)
  expect(file).toContain('Starts (IST),Ends (IST)')
  expect(file).toContain('2026-10-29 00:00,2026-11-09 23:59')
})

test('sales that fail to load say so and are logged; Retry lists each with its state and a link to its page', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const running = { ...runningSale('prod-1'), id: 'sale-2' }
  let isWell = false
  const calls = stubHost(() =>
    isWell ? [running, diwali] : Response.json({ message: 'Out of order.' }, { status: 500 }),
  )
  await page.viewport(1280, 800)
  const { screen } = await renderScreen(<SaleList />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed to load sales.')
  expect(logged.mock.calls.map(([what]) => what as unknown)).toEqual(['Failed to load sales.'])
  isWell = true
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  const row = (name: RegExp) => screen.getByRole('row', { name })
  await expect.element(row(/Winter Sale/).getByText('Running')).toBeVisible()
  await expect.element(row(/Diwali Utsav/).getByText('Ended')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'View Winter Sale' })).toHaveAttribute('href', '/sales/sale-2')
  expect(calls).toEqual(['GET /v1/sales', 'GET /v1/sales'])
  logged.mockClear()
})

test('a shop without sales says so', async () => {
  stubHost(() => [])
  const { screen } = await renderScreen(<SaleList />)
  await expect.element(screen.getByText('No sales found.')).toBeVisible()
})
