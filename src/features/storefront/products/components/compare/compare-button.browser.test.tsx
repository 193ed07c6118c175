import type { Product } from '#openapi/generated/model/product.ts'
import { plainRing, plainVariant } from '#src/shared/shop/product-fixture.ts'
import { brokenRules } from '#src/shared/ui/fixtures/accessibility-fixture.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { compare } from '../../compared.ts'
import { CompareButton } from './compare-button.tsx'

afterEach(leaveScreen)

const ring = (n: number): Product =>
  plainRing({
    id: `prod-${n}`,
    name: `Ring ${n}`,
    base_price: 1000 * n,
    variants: [plainVariant({ id: `var-${n}`, color: 'Gold', size: null, weight: n + 0.5 })],
    product_metadata: { material_type: 'Gold', metal_purity: '22 karat', gemstone_details: n === 2 ? 'One ruby' : '' },
  })
const piece = (n: number) => ({ productId: `prod-${n}`, variantId: `var-${n}` })

/** Opens the comparison from the page of a ring; `answer` may replace the answer for a product. */
async function open(n: number, answer: (id: string) => Response | undefined = () => undefined) {
  stubHost((call) => {
    const id = /products\/(prod-\d)$/.exec(call)?.[1]
    return id === undefined ? [] : (answer(id) ?? ring(Number(id.at(-1))))
  })
  const { screen, router } = await renderScreen(<CompareButton piece={piece(n)} name={`Ring ${n} in Gold`} />)
  await screen.getByRole('button', { name: /^Compare/ }).click()
  return Object.assign(screen, { router })
}
const valuesOf = (label: string) => {
  const heading = [...document.querySelectorAll('th[scope=rowgroup]')].find(({ textContent }) => textContent === label)
  return [...(heading?.closest('tbody')?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
}

test('pieces of the visit stand side by side with price, metal, purity, weight and stones', async () => {
  compare(piece(2))
  const screen = await open(1)
  await expect.element(screen.getByRole('link', { name: 'Ring 1 in Gold' })).toBeVisible()
  expect(['Price', 'Metal', 'Purity', 'Weight', 'Stones'].map(valuesOf)).toEqual([
    ['₹2,000.00', '₹1,000.00'],
    ['Gold', 'Gold'],
    ['22 karat', '22 karat'],
    ['2.5 g', '1.5 g'],
    ['One ruby', '–'],
  ])
})

test('a single piece says what to do; a fourth waits until one is removed', async () => {
  const screen = await open(1)
  await expect.element(screen.getByText(/^Open another piece/)).toBeVisible()
  await screen.getByRole('button', { name: 'Remove Ring 1 in Gold' }).click()
  for (const n of [2, 3, 4]) compare(piece(n))
  await expect.element(screen.getByText(/^Three pieces fit beside each other\. Remove one/)).toBeVisible()
  await screen.getByRole('button', { name: 'Remove Ring 3 in Gold' }).click()
  await screen.getByRole('button', { name: 'Add Ring 1 in Gold' }).click()
  await expect.element(screen.getByRole('link', { name: 'Ring 1 in Gold' })).toBeVisible()
})

test('a piece that is gone says so, and one that fails can be loaded again', async () => {
  let isWell = false
  compare(piece(3))
  compare(piece(4))
  const screen = await open(1, (id) => {
    if (id === 'prod-3') return Response.json({ message: 'Not found' }, { status: 404 })
    return id === 'prod-4' && !isWell ? Response.json({ message: 'Out of order.' }, { status: 400 }) : undefined
  })
  await expect.element(screen.getByText('No longer for sale.')).toBeVisible()
  isWell = true
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByRole('link', { name: 'Ring 4 in Gold' })).toBeVisible()
})

const isGuarded = () => expect.poll(() => (history.state as { modal?: string } | null)?.modal).toBeDefined()

test('Back closes it; a link in it closes it too, and takes its place in the history', async () => {
  const screen = await open(1)
  await isGuarded()
  history.back()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: /^Compare/ }).click()
  await isGuarded()
  await screen.getByRole('link', { name: 'Ring 1 in Gold' }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  const { location, historyAction } = screen.router.state
  expect([location.pathname, historyAction]).toEqual(['/products/prod-1', 'REPLACE'])
})

const isOverfull = (element: Element) => element.scrollWidth > element.clientWidth

test.each([390, 1440])('at %i px three pieces fit, and they are accessible in light and dark', async (width) => {
  await page.viewport(width, 844)
  compare(piece(2))
  compare(piece(3))
  const screen = await open(1)
  await expect.element(screen.getByText('₹3,000.00')).toBeVisible()
  const dialog = screen.getByRole('dialog').element()
  expect([dialog, ...dialog.querySelectorAll('td, th')].filter(isOverfull)).toEqual([])
  expect(await brokenRules(dialog)).toEqual([])
})
