import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { listFilters } from './list-filters.ts'
import type { ListKind } from './listing.ts'
import { useListing } from './use-listing.tsx'
import { UiProvider } from '../../ui/theme/ui-provider.tsx'
import { LocalListing } from './local-listing.tsx'

const kind: ListKind = { filters: [listFilters.colour] }

const card = (name: string, price: number) => ({
  key: name,
  productId: name,
  variantId: name,
  name,
  sku: name,
  colour: null,
  size: null,
  price,
  picture: null,
  second: null,
  stock: { free: 5, state: 'inStock' } as const,
  metadata: {},
})

function Screen({ prices, busy }: { prices: number[]; busy: boolean }) {
  const state = useListing(kind)
  const cards = prices.map((price) => card(`Ring ${price}`, price))
  return (
    <LocalListing
      state={state}
      perPage={12}
      empty={null}
      cards={cards}
      busy={busy}
      heart={() => null}
      action={() => null}
    />
  )
}

const at = (prices: number[], busy: boolean) => (
  <UiProvider>
    <MemoryRouter initialEntries={['/products?sort=price-low-high']}>
      <Screen prices={prices} busy={busy} />
    </MemoryRouter>
  </UiProvider>
)

test('rows do not move under the pointer while more load, and are sorted in once all have loaded', async () => {
  const screen = await render(at([300], true))
  const first = screen.getByRole('listitem').first()
  await userEvent.hover(first)
  await screen.rerender(at([300, 100], true))
  await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 1 of 2 variants')
  expect(first.element().textContent).toContain('Ring 300')
  await screen.rerender(at([300, 100], false))
  await expect.element(first.getByRole('heading')).toHaveTextContent('Ring 100')
})

const heart = vi.fn(() => null)
const action = () => null
const cards = [card('Ring 300', 300), card('Ring 100', 100)]

function ChangedFrame() {
  const [presses, setPresses] = useState(0)
  const state = useListing(kind)
  return (
    <>
      <button onClick={() => setPresses(presses + 1)}>Pressed {presses} times</button>
      <LocalListing state={state} perPage={12} empty={null} cards={cards} heart={heart} action={action} />
    </>
  )
}

test('changes around the cards do not render them again', async () => {
  const screen = await render(
    <UiProvider>
      <MemoryRouter initialEntries={['/products?sort=price-low-high']}>
        <ChangedFrame />
      </MemoryRouter>
    </UiProvider>,
  )
  expect(heart).toHaveBeenCalledTimes(2)
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('button')).toHaveTextContent('Pressed 1 times')
  expect(heart).toHaveBeenCalledTimes(2)
})
