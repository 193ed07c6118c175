import './theme/base.css'
import { type ComponentType, lazy, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { DrawnLater } from './drawn-later.tsx'
import { InTurn } from './in-turn.tsx'

const offersHydrated = vi.fn()
function Offers() {
  useEffect(offersHydrated, [])
  return <p>offers</p>
}
const Reviews = () => <p>reviews</p>
const Page = ({ Last = Reviews }: { Last?: ComponentType }) => (
  <DrawnLater>
    <InTurn>
      <Offers />
      <Last />
    </InTurn>
  </DrawnLater>
)
const visibilityIn = (place: HTMLElement) =>
  [...place.querySelectorAll('p')].map((block) => getComputedStyle(block).contentVisibility)

test('HTML leaves the layout of blocks far from the screen to the time after hydration', async () => {
  const place = document.body.appendChild(document.createElement('div'))
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

test('blocks of a page opened within the app are drawn at once', async () => {
  const { container } = await render(<Page />)
  expect(visibilityIn(container)).toEqual(['visible', 'visible'])
})
