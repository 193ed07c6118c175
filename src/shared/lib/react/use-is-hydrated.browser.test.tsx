import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useIsHydrated } from './use-is-hydrated.ts'

const seen: boolean[] = []

function Later() {
  const isHydrated = useIsHydrated()
  seen.push(isHydrated)
  return isHydrated && <p>later</p>
}

test('is false in HTML and during hydration, then true', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Later />)
  expect(place.textContent).toBe('')
  seen.length = 0
  const root = hydrateRoot(place, <Later />)
  await vi.waitFor(() => expect(place.textContent).toBe('later'))
  expect(seen).toEqual([false, true])
  root.unmount()
  place.remove()
})

test('is true from the first render of a screen without HTML', async () => {
  seen.length = 0
  const { container } = await render(<Later />)
  expect(container.textContent).toBe('later')
  expect(seen).toEqual([true])
})
