import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { OrderView } from './order-view.ts'
import { useOpenedView } from './use-opened-view.ts'

afterEach(cleanup)

function Card({ opened }: { opened: OrderView | null }) {
  const { card, heading } = useOpenedView(opened)
  return (
    <article ref={card} tabIndex={-1} aria-label="Order 2" style={{ paddingTop: '90vh', paddingBottom: '90vh' }}>
      {opened !== null && (
        <section style={{ height: '40vh' }}>
          <h3 ref={heading} tabIndex={-1}>
            Track Order
          </h3>
        </section>
      )}
    </article>
  )
}

test('a view that opens at the edge of the window is scrolled into view, with the focus on its heading', async () => {
  await page.viewport(390, 700)
  const screen = await render(<Card opened={null} />)
  scrollTo(0, 0)
  await screen.rerender(<Card opened="tracking" />)
  const heading = screen.getByRole('heading', { name: 'Track Order' })
  await expect.element(heading).toHaveFocus()
  const { top = -1, bottom = Infinity } = heading.element().parentElement?.getBoundingClientRect() ?? {}
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(innerHeight)
})

test('an order whose view the address names is scrolled to and has the focus', async () => {
  await page.viewport(390, 700)
  const screen = await render(
    <>
      <div style={{ height: '150vh' }}>Another order</div>
      <Card opened="tracking" />
    </>,
  )
  const card = screen.getByRole('article', { name: 'Order 2' })
  await expect.element(card).toHaveFocus()
  expect(Math.round(card.element().getBoundingClientRect().top)).toBeLessThan(innerHeight / 2)
})

test('an order whose action is done, and gone, is scrolled to, since its status has changed', async () => {
  await page.viewport(390, 700)
  const screen = await render(<Card opened={null} />)
  await screen.rerender(<Card opened="return" />)
  scrollTo(0, document.body.scrollHeight)
  await screen.rerender(<Card opened={null} />)
  const card = screen.getByRole('article', { name: 'Order 2' })
  await expect.element(card).toHaveFocus()
  expect(Math.abs(card.element().getBoundingClientRect().top)).toBeLessThan(20)
})
