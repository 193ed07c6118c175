import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ArrangeCallbackPage } from './arrange-callback-page.tsx'

afterEach(leaveScreen)

test('/arrangecallback logs the request, checks and sends nothing and says so', async () => {
  const log = vi.spyOn(console, 'info').mockReturnValue()
  const calls = stubHost(() => ({}))
  const sent = [vi.spyOn(XMLHttpRequest.prototype, 'send'), vi.spyOn(navigator, 'sendBeacon')]
  const { screen, router } = await renderScreen(<ArrangeCallbackPage />, '/arrangecallback')
  const typed = {
    'First name': 'Asha',
    'Last name': 'Rao',
    Email: 'not an address',
    'Phone number': '1',
    Message: 'A ring.',
  }
  for (const [label, text] of Object.entries(typed))
    await userEvent.fill(screen.getByRole('textbox', { name: label, exact: true }), text)
  await screen.getByRole('button', { name: 'Arrange a Callback', exact: true }).click()
  await expect.element(screen.getByText(/^Nothing was sent/)).toBeVisible()
  expect(log.mock.calls.map(([what, request]: unknown[]) => [what, request])).toEqual([
    [
      expect.stringMatching(/^Callback request/),
      { firstName: 'Asha', lastName: 'Rao', email: 'not an address', phoneNumber: '1', message: 'A ring.' },
    ],
  ])
  expect(calls).toEqual([])
  for (const send of sent) expect(send).not.toHaveBeenCalled()
  expect(router.state.location).toMatchObject({ pathname: '/arrangecallback', search: '' })
})
