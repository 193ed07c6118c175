import { session } from '#src/shared/api/session.ts'
import { asha } from '#src/shared/api/session-fixture.ts'
import { setNow } from '#src/shared/lib/time/now.ts'
import { brokenRules } from '#src/shared/ui/fixtures/accessibility-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OrderList } from './order-list.tsx'

const order = (number: string, created_at: string, payment_status = 'Paid') => ({
  id: number,
  order_number: number,
  created_at,
  customer_email: 'asha@shop.test',
  shipment_status: 'Pending',
  payment_status,
  total_amount: 1500,
})

beforeEach(async () => {
  setNow(() => new Date('2026-11-16T10:00:00+05:30'))
  stubHost(() => [
    order('SO-3', '2026-11-16T00:00:00+05:30', 'Unpaid'),
    order('SO-2', '2026-11-15T23:59:59+05:30'),
    order('SO-1', '2026-10-31T12:00:00+05:30'),
  ])
  await page.viewport(1440, 900)
})
afterEach(() => {
  setNow(() => new Date())
  leaveScreen()
})

type Screen = Awaited<ReturnType<typeof renderScreen>>['screen']
const press = (screen: Screen, name: string) => userEvent.click(screen.getByRole('button', { name, exact: true }))
const headers = () => [...document.querySelectorAll('th')].map((header) => header.innerText.trim()).filter(Boolean)

test('orders of today, 7 days, 30 days and this month are one press away, by the days of India', async () => {
  const { screen, router } = await renderScreen(<OrderList />)
  await expect.element(screen.getByText('1–3 of 3 orders')).toBeVisible()
  await press(screen, 'Today')
  await expect.element(screen.getByText('1–1 of 1 order')).toBeVisible()
  expect(router.state.location.search).toBe('?placed=today')
  for (const [name, shown] of [
    ['7 days', '1–2 of 2 orders'],
    ['30 days', '1–3 of 3 orders'],
    ['This month', '1–2 of 2 orders'],
  ] as const) {
    await press(screen, name)
    await expect.element(screen.getByText(shown)).toBeVisible()
  }
  await press(screen, 'This month')
  await expect.element(screen.getByText('1–3 of 3 orders')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'This month' })).toHaveAttribute('aria-pressed', 'false')
})

test('a view keeps filters, order and columns under a name, for one person, until it is removed', async () => {
  const { screen, router } = await renderScreen(<OrderList />, '/?placed=7-days&payment=Unpaid&sort=-total&page=1')
  await expect.element(screen.getByText('1–1 of 1 order')).toBeVisible()
  await press(screen, 'Columns and views')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Customer' }))
  await press(screen, 'Save view')
  await expect.element(screen.getByText('Please enter a name')).toBeVisible()
  await userEvent.fill(screen.getByLabelText('Save this view as'), ' To collect ')
  await press(screen, 'Save view')
  await expect.element(screen.getByText('“To collect” is saved.')).toBeVisible()
  await press(screen, 'Done')
  expect(headers()).not.toContain('Customer')
  const link = screen.getByRole('link', { name: 'To collect' })
  await expect.element(link).toHaveAttribute('aria-current', 'page')

  await router.navigate('/')
  await expect.element(screen.getByText('1–3 of 3 orders')).toBeVisible()
  expect(headers()).toContain('Customer')
  await userEvent.click(link)
  await expect.element(screen.getByText('1–1 of 1 order')).toBeVisible()
  expect(router.state.location.search).toBe('?hide=customer&payment=Unpaid&placed=7-days&sort=-total')

  session.signIn({ token: 'another', user: { ...asha, id: 'user-9', role: 'ADMIN' } })
  await expect.element(link).not.toBeInTheDocument()
  session.signIn({ token: 'a-token', user: { ...asha, role: 'ADMIN' } })
  await press(screen, 'Columns and views')
  await press(screen, 'Remove To collect')
  await press(screen, 'Done')
  await expect.element(link).not.toBeInTheDocument()
})

test(
  'on a phone a long name leaves Remove whole, and all is accessible in light and dark',
  { tags: 'slow' },
  async () => {
    await page.viewport(390, 844)
    const { screen } = await renderScreen(<OrderList />)
    await expect.element(screen.getByText('1–3 of 3 orders')).toBeVisible()
    await press(screen, 'Columns and views')
    await userEvent.fill(
      screen.getByRole('textbox', { name: 'Save this view as' }),
      'Everything a manager wants to see',
    )
    await press(screen, 'Save view')
    const word = document.createRange()
    word.selectNodeContents(screen.getByRole('button', { name: /^Remove/ }).element().childNodes[0] ?? document.body)
    expect(word.getClientRects(), 'lines').toHaveLength(1)
    expect(await brokenRules(screen.getByRole('dialog').element())).toEqual([])
    await press(screen, 'Done')
    expect(await brokenRules(screen.container)).toEqual([])
  },
)
