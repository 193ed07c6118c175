import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useColourMode } from './colour-mode.ts'

const Look = () => <p>{useColourMode().mode}</p>

test('an unmounted component removes its listeners', async () => {
  const kept = new Map<EventTarget, number>()
  const count = (target: EventTarget, by: number) => kept.set(target, (kept.get(target) ?? 0) + by)
  for (const [kind, by] of [
    ['addEventListener', 1],
    ['removeEventListener', -1],
  ] as const) {
    vi.spyOn(MediaQueryList.prototype, kind).mockImplementation(function (this: MediaQueryList) {
      count(this, by)
    })
  }
  for (let visit = 0; visit < 3; visit += 1) {
    const screen = await render(<Look />)
    await screen.unmount()
  }
  expect([...kept.values()]).toEqual([0])
  vi.restoreAllMocks()
})

test('a dark page is printed in light colours', async () => {
  localStorage.setItem('theme', 'dark')
  const screen = await render(<Look />)
  const { classList } = document.documentElement
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }))
  await expect.poll(() => classList.contains('dark')).toBe(true)
  dispatchEvent(new Event('beforeprint'))
  expect(classList.contains('dark')).toBe(false)
  dispatchEvent(new Event('afterprint'))
  expect(classList.contains('dark')).toBe(true)
  localStorage.clear()
  dispatchEvent(new Event('afterprint'))
  await screen.unmount()
})
