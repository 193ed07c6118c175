import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CreateSale } from './create-sale.tsx'

afterEach(leaveScreen)

test.each([{ status: 'success' }, {}])('an answer of %j is a success, named by what was sent', async (answer) => {
  stubHost(() => answer)
  const { screen } = await renderScreen(<CreateSale />)
  await screen.getByRole('textbox', { name: 'Name' }).fill('New Year')
  await screen.getByLabelText('Start Date').fill('2026-12-01')
  await screen.getByLabelText('End Date').fill('2026-12-31')
  await userEvent.click(screen.getByRole('button', { name: 'Create sale' }))
  await expect.element(screen.getByText('Sale created successfully!')).toBeVisible()
  await expect.element(screen.getByText('New Year', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'All sales' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See it in the shop' }).elements()).toEqual([])
})
