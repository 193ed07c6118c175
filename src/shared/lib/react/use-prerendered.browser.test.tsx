import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { expect, test, vi } from 'vitest'
import { usePrerendered } from './use-prerendered.ts'

const seen: string[] = []

function Picture({ name }: { name: string }) {
  seen.push(`${name} ${usePrerendered()}`)
  return <p>{name}</p>
}

function Screen() {
  const [isLater, setLater] = useState(false)
  return (
    <>
      <Picture name={isLater ? 'first again' : 'first'} />
      {isLater && <Picture name="later" />}
      <button type="button" onClick={() => setLater(true)}>
        Later
      </button>
    </>
  )
}

test('keeps the value of the first render, without a second one', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Screen />)
  seen.length = 0
  const root = hydrateRoot(place, <Screen />)
  await vi.waitFor(() => expect(seen).toEqual(['first true']))
  place.querySelector('button')?.click()
  await vi.waitFor(() => expect(seen).toEqual(['first true', 'first again true', 'later false']))
  root.unmount()
  place.remove()
})
