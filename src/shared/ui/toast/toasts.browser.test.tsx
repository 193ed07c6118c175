import { passTime } from '#src/shared/lib/time/pass-time-fixture.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../theme/ui-provider.tsx'
import { ToastProvider, useToast } from './toasts.tsx'

const onUndo = vi.fn<() => void>()

function Sayings() {
  const toast = useToast()
  return (
    <>
      <button type="button" onClick={() => toast.success('Item added to your wishlist')}>
        Wish
      </button>
      <button type="button" onClick={() => toast.error('Failed to add to cart. Please try again.', { duration: 9000 })}>
        Fail
      </button>
      <button type="button" onClick={() => toast.error('w'.repeat(200))}>
        Long
      </button>
      <button
        type="button"
        onClick={() => toast.show('It was removed.', { action: { label: 'Undo', onPress: onUndo } })}
      >
        Remove
      </button>
    </>
  )
}

function show() {
  return render(
    <UiProvider>
      <ToastProvider>
        <Sayings />
      </ToastProvider>
    </UiProvider>,
  )
}

beforeEach(async () => {
  // Where another file left the mouse, it may rest on a toast, and a toast under the mouse stays.
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function press(name: string) {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === name)
  button?.click()
}

test('a toast lasts 3000 ms', async () => {
  const screen = await show()
  press('Wish')
  await passTime(0)
  expect(
    screen
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Item added to your wishlist'])
  await passTime(2999)
  expect(screen.getByRole('status').elements()).toHaveLength(1)
  await passTime(1)
  expect(screen.getByRole('status').elements()).toEqual([])
})

test('three types, each with its colour, stack at the bottom right', async () => {
  const screen = await show()
  for (const name of ['Wish', 'Fail', 'Remove']) press(name)
  await expect.element(screen.getByText('It was removed.')).toBeVisible()
  const cards = [...document.querySelectorAll('[data-toast]')]
  const colours = cards.map((card) =>
    (getComputedStyle(card).backgroundColor.match(/\d+/g) ?? []).slice(0, 3).map(Number),
  )
  const [green = [], red = [], gray = []] = colours
  expect(green[1]).toBeGreaterThan(1.5 * Math.max(green[0] ?? 0, green[2] ?? 0))
  expect(red[0]).toBeGreaterThan(2 * Math.max(red[1] ?? 0, red[2] ?? 0))
  expect(Math.max(...gray) - Math.min(...gray)).toBeLessThan(16)
  for (const animation of document.getAnimations()) animation.finish()
  const places = cards.map((card) => card.getBoundingClientRect())
  for (const [index, place] of places.entries()) {
    expect(innerWidth - place.right).toBeLessThanOrEqual(32)
    expect(place.bottom).toBeLessThanOrEqual(places[index + 1]?.top ?? innerHeight)
  }
  expect(innerHeight - (places.at(-1)?.bottom ?? 0)).toBeLessThanOrEqual(32)
})

test('its button acts once and closes the toast', async () => {
  const screen = await show()
  press('Remove')
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  press('Undo')
  expect(onUndo).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('It was removed.')).not.toBeInTheDocument()
})

test('an error is an alert and may last longer', async () => {
  const screen = await show()
  press('Fail')
  await passTime(8999)
  expect(screen.getByRole('alert').elements()).toHaveLength(1)
  await passTime(1)
  expect(screen.getByRole('alert').elements()).toEqual([])
})

test('the timer pauses while focus is inside', async () => {
  const screen = await show()
  press('Wish')
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  await expect.element(dismiss).toBeVisible()
  ;(dismiss.element() as HTMLElement).focus()
  await passTime(10_000)
  expect(screen.getByRole('status').elements()).toHaveLength(1)
  ;(dismiss.element() as HTMLElement).blur()
  await passTime(3100)
  await expect.element(screen.getByRole('status')).not.toBeInTheDocument()
})

test('equal messages show once, and at most three show together', async () => {
  const screen = await show()
  for (let turn = 0; turn < 4; turn += 1) press('Fail')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  expect(document.querySelectorAll('[data-toast]')).toHaveLength(1)
  for (const name of ['Wish', 'Remove', 'Remove', 'Remove']) press(name)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(3)
})

test('a long word stays inside its card', async () => {
  const screen = await show()
  press('Long')
  const dismiss = screen.getByRole('button', { name: 'Dismiss' })
  await expect.element(dismiss).toBeVisible()
  expect(dismiss.element().getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
})

test('the hook throws a clear error outside its provider', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(render(<Sayings />)).rejects.toThrow('useToast is used outside <ToastProvider>')
  quiet.mockRestore()
})
