import { motion } from '#src/shared/ui/motion/motion-preference.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { presentWith } from './router.tsx'
import { showInViewTransitions } from './view-transitions.ts'

vi.mock('./router.tsx', () => ({ presentWith: vi.fn() }))

const product = { pathname: '/products/prod-1', search: '?variant=var-2', hash: '' }
const list = { pathname: '/products', search: '', hash: '' }
const checkout = { pathname: '/checkout', search: '', hash: '' }

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const pictureOf = (name: string, src = dot) => `<img alt="${name}" src="${src}" width="40" height="40">`
const cards = (src = dot) =>
  ['var-1', 'var-2'].map(
    (id) => `<article>${pictureOf(id, src)}<a href="/products/prod-1?variant=${id}">${id}</a></article>`,
  )
const gallery = `<section aria-roledescription="carousel"><div aria-hidden="false">${pictureOf('large')}</div></section>`

/** Puts a page on the screen, with its pictures loaded. */
async function open(content: string | string[]): Promise<void> {
  draw(content)
  await vi.waitFor(() => expect([...document.images].every(({ complete }) => complete)).toBe(true))
}
const draw = (content: string | string[]) => (place.innerHTML = `<main>${[content].flat().join('')}</main>`)

/** Each element with a transition name, and where it is if it is a copy. */
const named = () =>
  [...document.querySelectorAll<HTMLElement>('img, canvas')]
    .filter(({ style }) => style.getPropertyValue('view-transition-name') !== '')
    .map((element) => (element instanceof HTMLImageElement ? element.alt : `copy at ${placeOf(element)}`))
const placeOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left, top, width, height].map(Math.round).join(' ')
}
const hidden = () => [...document.images].filter(({ style }) => style.visibility === 'hidden').map(({ alt }) => alt)

/** What takes part in a transition before and after its update, and what is hidden. */
let steps: { named: string[]; hidden: string[] }[]
let end: (() => void) | undefined
let place: HTMLElement
const skip = vi.fn()

beforeEach(() => {
  steps = []
  skip.mockClear()
  place = document.body.appendChild(document.createElement('div'))
  history.replaceState(null, '', list.pathname)
  vi.spyOn(document, 'startViewTransition').mockImplementation((update) => {
    steps.push({ named: named(), hidden: hidden() })
    if (typeof update === 'function') void update()
    steps.push({ named: named(), hidden: hidden() })
    // As if it were skipped at once.
    const ready = Promise.reject(new DOMException('Transition was skipped.', 'AbortError'))
    const { promise: finished, resolve } = Promise.withResolvers<undefined>()
    end = () => resolve(undefined)
    const transition: Partial<ViewTransition> = { ready, finished, skipTransition: skip }
    return transition as ViewTransition
  })
  showInViewTransitions()
})
afterEach(() => {
  vi.restoreAllMocks()
  motion.write(null)
  place.remove()
})

const present: Parameters<typeof presentWith>[0] = (...given) => vi.mocked(presentWith).mock.lastCall?.[0](...given)
const picture = (alt: string) => placeOf(document.querySelector(`img[alt=${alt}]`) ?? document.body)

test('the picture of the pressed card becomes that of the product, and returns into the card', async () => {
  await open(cards())
  const cardPlace = picture('var-2')
  const show = vi.fn(() => draw(gallery))
  present(product, show)
  expect(show.mock.calls).toEqual([[true]])
  expect(steps).toEqual([
    { named: [`copy at ${cardPlace}`], hidden: ['large'] },
    { named: ['large'], hidden: [] },
  ])
  expect(document.querySelector('canvas')).toBeNull()
  end?.()
  await vi.waitFor(() => expect(named()).toEqual([]))

  await open(gallery)
  const galleryPlace = picture('large')
  present(list, () => draw(cards()))
  expect(steps.slice(2)).toEqual([
    { named: [`copy at ${galleryPlace}`], hidden: ['var-2'] },
    { named: ['var-2'], hidden: [] },
  ])
})

test('a transition that the next move has skipped names nothing when it is updated late', async () => {
  await open(cards())
  const updates: (() => unknown)[] = []
  vi.spyOn(document, 'startViewTransition').mockImplementation((update) => {
    if (typeof update === 'function') updates.push(update)
    const transition: Partial<ViewTransition> = {
      ready: Promise.resolve(undefined),
      finished: Promise.resolve(undefined),
      skipTransition: skip,
    }
    return transition as ViewTransition
  })
  present(product, () => draw(gallery))
  const galleryPlace = picture('large')
  present(list, () => draw(cards()))
  expect(updates).toHaveLength(2)
  updates[0]?.()
  expect(named()).toEqual([`copy at ${galleryPlace}`])
  updates[1]?.()
  expect(named()).toEqual(['var-2'])
  expect([hidden(), document.querySelector('canvas')]).toEqual([[], null])
})

test('a page opened during a transition ends it', async () => {
  await open(cards())
  present(product, () => draw(gallery))
  skip.mockClear()
  present(checkout, () => draw('Cart'))
  expect(skip).toHaveBeenCalledTimes(1)
  expect(steps, 'of one transition').toHaveLength(2)
})

test.for<[string, string | string[], string]>([
  ['without a picture', 'Cart', gallery],
  ['whose next page has none', cards(), 'Not found'],
  ['whose picture failed', cards('data:,'), gallery],
])('a page %s fades the next one in at once, without a transition', async ([, before, after]) => {
  await open(before)
  const fade = vi.spyOn(Element.prototype, 'animate')
  const show = vi.fn(() => draw(after))
  present(product, show)
  expect(show.mock.calls).toEqual([[true]])
  expect(fade.mock.contexts).toEqual([place.querySelector('main')])
  expect(steps).toEqual([])
  expect(document.querySelector('canvas')).toBeNull()
})

test('with reduced motion, and within a page, the next screen shows at once', () => {
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
