import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, test, vi } from 'vitest'
import { InTurn } from './in-turn.tsx'

test('hydrates each block in a task after the one before', async () => {
  const log: string[] = []
  const Block = ({ name }: { name: string }) => {
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
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Page />)
  const root = hydrateRoot(place, <Page />)
  await vi.waitFor(() =>
    expect(log).toEqual(['hero', 'offers', 'reviews'].flatMap((name) => [`${name} begins`, `${name} ends`])),
  )
  expect([...place.querySelectorAll('p')].map((block) => block.textContent)).toEqual(['hero', 'offers', 'reviews'])
  root.unmount()
  place.remove()
})
