import { runningSale } from '#src/shared/shop/running-sale-fixture.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { leaveScreen, renderScreen, stubHost } from '#src/shared/ui/fixtures/screen-fixture.tsx'
import { afterEach, expect, test } from 'vitest'
import { FeaturedSlide } from './featured-slide.tsx'

afterEach(leaveScreen)

test('a product in a running sale has its usual price, struck through, and the name of the sale', async () => {
  stubHost((call) => (call.endsWith('/sales') ? [runningSale('prod-1')] : runningSale('prod-1')))
  const product = readProduct({ id: 'prod-1', name: 'Aarohi Ring', base_price: 1200, brand: 'Suvarnika' })
  const { screen } = await renderScreen(<FeaturedSlide product={product} />)
  await expect.element(screen.getByText('Winter Sale')).toBeVisible()
  await expect.element(screen.getByText('Before: ₹1,200Now: ₹1,080')).toBeVisible()
})

test('a product in a category without a name has its brand above its name', async () => {
  stubHost(() => [])
  const category = { id: 'cat-1', name: '' }
  const product = readProduct({ id: 'prod-1', name: 'Aarohi Ring', category, brand: 'Suvarnika' })
  const { screen } = await renderScreen(<FeaturedSlide product={product} />)
  await expect.element(screen.getByText('Suvarnika')).toBeVisible()
})

test('nothing cuts off the focus outline of the link', async () => {
  stubHost(() => [])
  const product = readProduct({ id: 'prod-1', name: 'Aarohi Ring', base_price: 1200, brand: 'Suvarnika' })
  const { screen } = await renderScreen(<FeaturedSlide product={product} />)
  const clipping: Element[] = []
  for (let box = screen.getByRole('link').element().parentElement; box !== null; box = box.parentElement)
    if (getComputedStyle(box).overflowX !== 'visible') clipping.push(box)
  expect(clipping).toEqual([])
})
