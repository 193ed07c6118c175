import { motion } from '#src/shared/ui/motion-preference.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { presentWith } from './router.tsx'
import { showInViewTransitions } from './view-transitions.ts'

vi.mock('./router.tsx', () => ({ presentWith: vi.fn() }))

const product = { pathname: '/products/prod-1', search: '?variant=var-2', hash: '' }
const list = { pathname: '/products', search: '', hash: '' }
const pictureOf = (name: string) => <img alt={name} src="data:," />

const List = () => (
  <main>
    {['var-1', 'var-2'].map((variant) => (
      <article key={variant}>
        {pictureOf(variant)}
        <a href={`/products/prod-1?variant=${variant}`}>{variant}</a>
      </article>
    ))}
  </main>
)
const Product = () => (
  <main>
    <section aria-roledescription="carousel">
      <div aria-hidden={false}>{pictureOf('large')}</div>
    </section>
  </main>
)

const named = () =>
  [...document.querySelectorAll('img')]
    .filter(({ style }) => style.getPropertyValue('view-transition-name') !== '')
    .map(({ alt }) => alt)

/** The transition names at the start of a transition, and once the next page is shown. */
let steps: (string | undefined)[][]
let ends: (() => Promise<unknown>)[]
const skip = vi.fn()

beforeEach(() => {
  steps = []
  ends = []
  skip.mockClear()
  history.replaceState(null, '', list.pathname)
  vi.spyOn(document, 'startViewTransition').mockImplementation((update) => {
    steps.push(named())
    if (typeof update === 'function') void update()
    steps.push(named())
    // As if it were skipped at once.
    const ready = Promise.reject(new DOMException('Transition was skipped.', 'AbortError'))
    const { promise: finished, resolve } = Promise.withResolvers<undefined>()
    ends.push(() => {
      resolve(undefined)
      return finished
    })
    const transition: Partial<ViewTransition> = { ready, finished, skipTransition: skip }
    return transition as ViewTransition
  })
  showInViewTransitions()
})
afterEach(() => {
  vi.restoreAllMocks()
  motion.write(null)
})

const present: Parameters<typeof presentWith>[0] = (...given) => vi.mocked(presentWith).mock.lastCall?.[0](...given)

test('the picture of the pressed card becomes that of the product, and returns into the card', async () => {
  const screen = await render(<List />)
  let drawn: Promise<void> | undefined
  present(product, () => void (drawn = screen.rerender(<Product />)))
  expect(steps[0]).toEqual(['var-2'])
  await ends[0]?.()
  expect(named()).toEqual([])

  await drawn
  present(list, () => undefined)
  expect(steps[2]).toEqual(['large'])
})

test('a page opened during a transition ends it and shows at once', async () => {
  await render(
    <>
      <List />
      <Product />
    </>,
  )
  const show = vi.fn()
  present(product, () => undefined)
  present(list, show)
  expect(skip).toHaveBeenCalledTimes(1)
  expect(show.mock.calls).toEqual([[true]])
  expect(steps, 'of one transition').toHaveLength(2)
  await ends[0]?.()
  expect(named()).toEqual([])

  present(product, () => undefined)
  expect(steps, 'of the next one').toHaveLength(4)
})

test('a page without a shared picture fades in at once, without a transition', async () => {
  const screen = await render(<main>Cart</main>)
  const main = screen.container.querySelector('main')
  const fade = vi.spyOn(Element.prototype, 'animate')
  const show = vi.fn()
  present({ pathname: '/checkout', search: '', hash: '' }, show)
  expect(show.mock.calls).toEqual([[true]])
  expect(fade.mock.contexts).toEqual([main])
  expect(steps).toEqual([])
})

test('with reduced motion, and within a page, the next screen shows at once', async () => {
  const show = vi.fn()
  present({ ...list, search: '?page=2' }, show)
  motion.write('paused')
  present(product, show)
  motion.write(null)
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList)
  present(list, show)
  expect(show.mock.calls).toEqual([[false], [false], [false]])
  expect(steps).toEqual([])
})
