import '../theme/base.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UiProvider } from '../theme/ui-provider.tsx'
import { SortSelect } from './sort-select.tsx'

test('the content of the box waits for the first layout of a prerendered page, and its size does not change', async () => {
  const screen = await render(
    <UiProvider>
      <SortSelect value="default" onChange={() => {}} />
    </UiProvider>,
  )
  const box = screen.getByRole('combobox', { name: 'Sort' }).element()
  const look = () => {
    const { width, height } = box.getBoundingClientRect()
    return { width, height, animation: getComputedStyle(box).animationName }
  }
  await page.viewport(390, 844)
  const shown = look()
  expect(shown.animation).toBe('none')
  const { classList } = document.documentElement
  classList.add('covered')
  expect(look()).toEqual({ ...shown, animation: 'held' })
  expect(getComputedStyle(box).contentVisibility).toBe('hidden')
  classList.remove('covered')
})
