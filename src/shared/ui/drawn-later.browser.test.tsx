import './theme/base.css'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, test, vi } from 'vitest'
import { DrawnLater } from './drawn-later.tsx'
import { InTurn } from './in-turn.tsx'

const Page = () => (
  <InTurn>
    <DrawnLater>
      <p>offers</p>
      <p>reviews</p>
    </DrawnLater>
  </InTurn>
)

test('HTML leaves the layout of blocks far from the screen to the time after hydration', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Page />)
  const visibility = () => [...place.querySelectorAll('p')].map((block) => getComputedStyle(block).contentVisibility)
  expect(visibility()).toEqual(['auto', 'auto'])
  const root = hydrateRoot(place, <Page />)
  await vi.waitFor(() => expect(visibility()).toEqual(['visible', 'visible']))
  root.unmount()
  place.remove()
})
