import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { ToastProvider } from '#src/shared/ui/toast/toasts.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ShareButton } from './share-button.tsx'

const copied = 'Link copied'

/** Presses Share on a device with the given share function, or without one. */
async function press(share?: (data: ShareData) => Promise<void>) {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  const screen = await render(
    <UiProvider>
      <ToastProvider>
        <ShareButton name="Halo Ring" />
      </ToastProvider>
    </UiProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  return screen
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  vi.restoreAllMocks()
})

test('passes name and address to the device, and copies nothing', async () => {
  const share = vi.fn((_data: ShareData) => Promise.resolve())
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press(share)
  expect(share.mock.calls).toEqual([[{ title: 'Halo Ring', url: location.href }]])
  expect(write).not.toHaveBeenCalled()
})

test('shows nothing when the person cancels', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await press(() => Promise.reject(new DOMException('No.', 'AbortError')))
  expect(write).not.toHaveBeenCalled()
  await expect.element(screen.getByText(copied)).not.toBeInTheDocument()
})

test.each([
  ['has no sharing', undefined],
  ['cannot share', () => Promise.reject(new DOMException('No.', 'NotAllowedError'))],
])('copies the address where the device %s', async (_what, share) => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await press(share)
  await expect.element(screen.getByText(copied)).toBeVisible()
  expect(write.mock.calls).toEqual([[location.href]])
})

test('says so when that fails too', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('No.'))
  const screen = await press()
  await expect
    .element(screen.getByText('The link could not be copied. Please copy it from the address bar.'))
    .toBeVisible()
})
