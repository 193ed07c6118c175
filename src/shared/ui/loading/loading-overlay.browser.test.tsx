import { passTime } from '#src/shared/lib/time/pass-time-fixture.ts'
import { type ReactNode, StrictMode, useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LoadingOverlayProvider } from './loading-overlay.tsx'
import { useHoldOverlay, useLoadingOverlay, useRegisterImage } from './use-loading-overlay.ts'
import { UiProvider } from '../theme/ui-provider.tsx'

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

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

/** The collections call, resolved by the test. */
const call = Promise.withResolvers<void>()

function Images() {
  const { register, finish } = useLoadingOverlay()
  useEffect(() => {
    register('collections')
    void call.promise.then(() => finish('collections'))
  }, [register, finish])
  return (
    <>
      <img alt="good" src={pixel} {...useRegisterImage()} />
      <BrokenImage />
      <button type="button">Buy</button>
    </>
  )
}

function BrokenImage() {
  return <img alt="broken" src="data:image/gif;base64,broken" {...useRegisterImage()} />
}

function Stuck() {
  const { register } = useLoadingOverlay()
  useEffect(() => register('stuck'), [register])
  return null
}

/** A page whose code loads when `Show` is pressed, with an image that registers late. */
function Late() {
  const [isHere, setHere] = useState(false)
  return (
    <>
      {isHere ? <BrokenImage /> : <Placeholder />}
      <button type="button" onClick={() => setHere(true)}>
        Show
      </button>
    </>
  )
}

function SlowImage() {
  // Too far below for the browser to load it.
  return <img alt="slow" src="/slow.avif" loading="lazy" style={{ marginTop: '20000px' }} {...useRegisterImage()} />
}

/** The same with an image that takes long. */
function LateAndSlow() {
  const [isHere, setHere] = useState(false)
  return (
    <>
      {isHere ? <SlowImage /> : <Placeholder />}
      <button type="button" onClick={() => setHere(true)}>
        Show
      </button>
    </>
  )
}

function Placeholder() {
  useHoldOverlay('the page')
  return null
}

function Lost() {
  return <img alt="" src={pixel} {...useRegisterImage()} />
}

test('without registrations it shows 100 and hides after 500 ms', async () => {
  const screen = await page(<h1>Shop</h1>)
  await passTime(0)
  expect(screen.getByText('Loading... 100%').elements()).toHaveLength(1)
  await passTime(499)
  expect(screen.getByRole('progressbar').elements()).toHaveLength(1)
  await passTime(1)
  expect(screen.getByRole('progressbar').elements()).toEqual([])
})

test('a failed image counts as loaded, and the content underneath is inert', async () => {
  const screen = await page(<Images />)
  const button = document.querySelector('button')
  expect(button?.closest('[inert]')).not.toBeNull()
  await expect.element(screen.getByText('Loading... 75%')).toBeVisible()
  call.resolve()
  await expect.element(screen.getByText('Loading... 100%')).toBeVisible()
  await passTime(510)
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
  expect(button?.closest('[inert]')).toBeNull()
})

test('it gives up after 8 s', async () => {
  const screen = await page(<Stuck />)
  await passTime(7999)
  expect(screen.getByText('Loading... 50%').elements()).toHaveLength(1)
  await passTime(1)
  expect(screen.getByText('Loading... 100%').elements()).toHaveLength(1)
  await passTime(510)
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
})

test('it waits for late page code, and the number only rises', async () => {
  const numbers: number[] = []
  const observer = new MutationObserver(() => {
    const number = Number(/Loading\.\.\. (\d+)%/.exec(document.body.textContent)?.[1])
    if (!Number.isNaN(number)) numbers.push(number)
  })
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  const screen = await page(<Late />)
  await passTime(1000)
  expect(screen.getByText('Loading... 50%').elements()).toHaveLength(1)
  document.querySelector('button')?.click()
  await expect.element(screen.getByText('Loading... 100%')).toBeVisible()
  await passTime(510)
  await expect.element(screen.getByRole('progressbar')).not.toBeInTheDocument()
  observer.disconnect()
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})

test('it waits for the images of late page code', async () => {
  const screen = await page(<LateAndSlow />)
  await passTime(1000)
  document.querySelector('button')?.click()
  await passTime(1000)
  expect(screen.getByText('Loading... 66%').elements()).toHaveLength(1)
  document.querySelector('img')?.dispatchEvent(new Event('load'))
  await expect.element(screen.getByText('Loading... 100%')).toBeVisible()
})

test('it waits for images and page code under StrictMode too, which mounts everything twice', async () => {
  const screen = await page(
    <StrictMode>
      <SlowImage />
      <Placeholder />
    </StrictMode>,
  )
  await passTime(1000)
  expect(screen.getByText('Loading... 33%').elements()).toHaveLength(1)
  document.querySelector('img')?.dispatchEvent(new Event('load'))
  await expect.element(screen.getByText('Loading... 66%')).toBeVisible()
})

test('it shows once per full load', async () => {
  const screen = await page(<h1>Shop</h1>, { shown: true })
  expect(screen.getByRole('progressbar').elements()).toHaveLength(0)
})

test('the hook throws a clear error outside its provider', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Lost />)).rejects.toThrow('useLoadingOverlay is used outside <LoadingOverlayProvider>')
  quiet.mockRestore()
})
