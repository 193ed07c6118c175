import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useColourMode } from './colour-mode.ts'

const Look = () => <p>{useColourMode().mode}</p>

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
