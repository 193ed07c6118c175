import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
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
