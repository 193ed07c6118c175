import './theme/base.css'
import { type ComponentType, lazy, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { DrawnLater } from './drawn-later.tsx'
import { InTurn } from './in-turn.tsx'

const offersHydrated = vi.fn()
function Offers() {
  useEffect(offersHydrated, [])
  return <section>offers</section>
}
const Reviews = () => <section>reviews</section>
const Page = ({ Last = Reviews }: { Last?: ComponentType }) => (
  <DrawnLater>
    <InTurn>
      <Offers />
      <Last />
    </InTurn>
  </DrawnLater>
)
const visibilityIn = (place: HTMLElement) =>
  [...place.querySelectorAll('section')].map((block) => getComputedStyle(block).contentVisibility)

test('HTML leaves the layout of blocks far from the screen to the time after hydration', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  await page.viewport(1440, 900)
  place.innerHTML = renderToString(<Page />)
  expect(visibilityIn(place)).toEqual(['auto', 'auto'])
  document.documentElement.classList.add('whole')
  expect(visibilityIn(place), 'where the place on the page counts').toEqual(['visible', 'visible'])
  document.documentElement.classList.remove('whole')

  const code = Promise.withResolvers<{ default: typeof Reviews }>()
  const root = hydrateRoot(place, <Page Last={lazy(() => code.promise)} />)
  await vi.waitFor(() => expect(offersHydrated).toHaveBeenCalled())
  expect(visibilityIn(place), 'while the last block is not hydrated').toEqual(['auto', 'auto'])

  const tasks: string[][] = []
  new MutationObserver(() => tasks.push(visibilityIn(place))).observe(place, {
    subtree: true,
    attributeFilter: ['style'],
  })
  code.resolve({ default: Reviews })
  await vi.waitFor(() => expect(place.querySelector('[data-drawn]'), 'for blocks that come later').toBeNull())
  expect(tasks, 'each block in its own task').toEqual([
    ['visible', 'auto'],
    ['visible', 'visible'],
  ])
  root.unmount()
  place.remove()
})

test('on a phone HTML leaves even the blocks near the screen to the time after the first paint', async () => {
  await page.viewport(390, 844)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Page />)
  expect(visibilityIn(place)).toEqual(['hidden', 'hidden'])
  await expect.poll(() => visibilityIn(place)).toEqual(['auto', 'auto'])
  place.remove()
})

test('blocks of a page opened within the app are drawn at once', async () => {
  const { container } = await render(<Page />)
  expect(visibilityIn(container)).toEqual(['visible', 'visible'])
})
