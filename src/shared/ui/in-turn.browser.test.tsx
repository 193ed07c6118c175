import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, test, vi } from 'vitest'
import { untilHydrated } from '../lib/hydration.ts'
import { InTurn } from './in-turn.tsx'

const log: string[] = []

function Block({ name }: { name: string }) {
  useEffect(() => {
    log.push(`${name} begins`)
    queueMicrotask(() => log.push(`${name} ends`))
  }, [name])
  return <p>{name}</p>
}

const Page = () => (
  <InTurn>
    <Block name="hero" />
    <Block name="offers" />
    <Block name="reviews" />
  </InTurn>
)

test('hydrates the blocks one after the other, each in its own task, and delays calls until the last', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Page />)
  void untilHydrated().then(() => log.push('all hydrated'))
  const root = hydrateRoot(place, <Page />)
  await vi.waitFor(() => expect(log.at(-1)).toBe('all hydrated'))
  expect(log.slice(0, -1)).toEqual(['hero', 'offers', 'reviews'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  expect([...place.querySelectorAll('p')].map((block) => block.textContent)).toEqual(['hero', 'offers', 'reviews'])
  root.unmount()
  place.remove()
})
