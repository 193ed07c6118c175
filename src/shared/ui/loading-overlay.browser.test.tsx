import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LoadingOverlayProvider, useLoadingOverlay, useRegisterImage } from './loading-overlay.tsx'
import { UiProvider } from './theme/ui-provider.tsx'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Lets time pass, and React draw what came of it. To wait without passing time: 0, since `expect.poll` and `expect.element` move the clock. */
async function pass(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await new Promise(requestAnimationFrame)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function page(content: ReactNode, load = { shown: false }) {
  return render(
    <UiProvider>
      <LoadingOverlayProvider load={load}>{content}</LoadingOverlayProvider>
    </UiProvider>,
  )
}

/** The collections call, answered when a test says so. */
const call = Promise.withResolvers<void>()

function Images() {
  return (
    <>
      <img alt="good" src={pixel} {...useRegisterImage()} />
      <BrokenImage />
      <Call />
    </>
  )
}

function BrokenImage() {
  return <img alt="broken" src="data:image/gif;base64,broken" {...useRegisterImage()} />
}

function Call() {
  const { registerCall } = useLoadingOverlay()
  return (
    <button type="button" onClick={() => registerCall('collections', call.promise)}>
      Call
    </button>
  )
}

function Stuck() {
  const { register } = useLoadingOverlay()
  return (
    <button type="button" onClick={() => register('stuck')}>
      Wait
    </button>
  )
}

function Lost() {
  return <img alt="" src={pixel} {...useRegisterImage()} />
}

test('nothing registered shows 100 and hides after 500 ms', async () => {
  const screen = await page(<h1>Shop</h1>)
  await pass(0)
  expect(screen.getByText('Loading... 100%').elements()).toHaveLength(1)
  await pass(499)
  expect(screen.getByRole('progressbar').elements()).toHaveLength(1)
  await pass(1)
  expect(screen.getByRole('progressbar').elements()).toEqual([])
})

test('a failed image counts as loaded, and the content underneath stands inert', async () => {
  const screen = await page(<Images />)
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Call')
  expect(button?.closest('[inert]')).not.toBeNull()
  button?.click()
  await expect.element(screen.getByText('Loading... 66%')).toBeVisible()
  call.resolve()
  await expect.element(screen.getByText('Loading... 100%')).toBeVisible()
  await pass(510)
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
  expect(button?.closest('[inert]')).toBeNull()
})

test('what never ends is given up after 8 s', async () => {
  const screen = await page(<Stuck />)
  document.querySelector('button')?.click()
  await pass(7999)
  expect(screen.getByText('Loading... 0%').elements()).toHaveLength(1)
  await pass(1)
  expect(screen.getByText('Loading... 100%').elements()).toHaveLength(1)
  await pass(510)
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
})

test('it shows once per full load', async () => {
  const screen = await page(<h1>Shop</h1>, { shown: true })
  expect(screen.getByRole('progressbar').elements()).toHaveLength(0)
})

test('outside its provider the helper names the mistake', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Lost />)).rejects.toThrow('useLoadingOverlay is used outside <LoadingOverlayProvider>')
  quiet.mockRestore()
})
