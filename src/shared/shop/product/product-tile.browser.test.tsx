import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ProductTile } from './product-tile.tsx'

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="${colour}"/></svg>`)}`

beforeEach(async () => {
  stubHost(() => null)
  // Away from where the tile will be.
  await userEvent.hover(document.body, { position: { x: 1, y: 1 } })
})
afterEach(leaveScreen)

async function open(second: { src: string } | null = { src: picture('teal') }) {
  const tile = (
    <ProductTile
      to="/ring"
      name="Ring"
      picture={{ src: picture('gold'), alt: 'Ring in Gold' }}
      second={second}
      price="₹1,000"
    />
  )
  await renderScreen(<div style={{ width: 200, margin: 100 }}>{tile}</div>)
  const article = document.querySelector('article')
  if (!article) throw new Error('There is no tile.')
  const shown = () => {
    const image = article.querySelector<HTMLElement>('[data-part=second]')
    return image === null ? null : getComputedStyle(image).opacity
  }
  return { article, shown }
}

function swipe(on: Element, across: number, down = 0) {
  const touch = (x: number, y: number) => new Touch({ identifier: 1, target: on, clientX: x, clientY: y })
  on.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(150, 100)] }))
  on.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(150 + across, 100 + down)] }))
}

test('the second picture is asked for at the first hover, and covers the first without moving anything', async () => {
  const { article, shown } = await open()
  expect(shown(), 'before').toBeNull()
  const { height } = article.getBoundingClientRect()
  await userEvent.hover(article)
  await expect.poll(shown).toBe('1')
  expect(article.getBoundingClientRect().height).toBe(height)
  await userEvent.unhover(article)
  await expect.poll(shown).toBe('0')
})

test('a swipe to the side turns it over and back; a press and a scroll do not', async () => {
  const { article, shown } = await open()
  swipe(article, 5)
  swipe(article, 60, 200)
  expect(shown()).toBeNull()
  swipe(article, -80)
  await expect.poll(shown).toBe('1')
  swipe(article, -80)
  await expect.poll(shown).toBe('0')
})

test('one that does not load leaves the first in view', async () => {
  const { article, shown } = await open({ src: 'data:image/png;base64,AAAA' })
  await userEvent.hover(article)
  await expect.poll(shown).toBe('0')
})

test('the keyboard shows it too', async () => {
  const { shown } = await open()
  await userEvent.tab()
  await expect.poll(shown).toBe('1')
})

test('a piece with one picture has none to turn to', async () => {
  const { article, shown } = await open(null)
  await userEvent.hover(article)
  swipe(article, -80)
  expect(shown()).toBeNull()
})
