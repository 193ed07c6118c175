import type { CartItem } from '#openapi/generated/model/cartItem.ts'
import { expect, test } from 'vitest'
import { cartRows, quantityChoices, shortage } from './cart-rows.ts'
import { afterAddition, countPieces, withChange, withoutChange } from './cart-changes.ts'

const item = (id: string, quantity: number): CartItem => ({
  id,
  quantity,
  unit_price: 1500,
  product_variant: {
    id: `var-${id}`,
    product_id: 'prod-1',
    size: '12',
    color: 'Gold',
    weight: 3,
    price_modifier: 0,
    image_url: null,
    inventory: { total_quantity: 4, reserved_quantity: 1, minimum_stock_alert: 3 },
    product: { id: 'prod-1', name: 'Aarohi Ring', images: [] },
  },
})

test('shows the lines of the server', () => {
  expect(cartRows([item('a', 2)], {})).toEqual([
    {
      id: 'a',
      variantId: 'var-a',
      productId: 'prod-1',
      name: 'Aarohi Ring',
      colour: 'Gold',
      size: '12',
      picture: null,
      price: 1500,
      modifier: 0,
      quantity: 2,
      stock: { free: 3, state: 'low' },
    },
  ])
})

test('a line may name its product in the variant or in the nested product', () => {
  const line = item('a', 2)
  const { product } = line.product_variant
  const idOf = (product_id: string, id: string) =>
    cartRows(
      [{ ...line, product_variant: { ...line.product_variant, product_id, product: { ...product, id } } }],
      {},
    )[0]?.productId
  expect([idOf('prod-1', ''), idOf('', 'prod-1')]).toEqual(['prod-1', 'prod-1'])
})

test('applies this tab’s changes to them', () => {
  const items = [item('a', 2), item('b', 7), item('c', 1)]
  const rows = cartRows(items, { a: 5, c: 0, gone: 3 })
  expect(rows.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['a', 5],
    ['b', 7],
  ])
  expect(countPieces(items, { a: 5, c: 0, gone: 3 })).toBe(12)
})

test('offers 1 to 5, and more only if there are more already', () => {
  expect(quantityChoices(3)).toEqual([1, 2, 3, 4, 5])
  expect(quantityChoices(7)).toEqual([1, 2, 3, 4, 5, 7])
})

test('a change replaces the last one and can be undone', () => {
  expect(withChange({ a: 2 }, 'a', 4)).toEqual({ a: 4 })
  expect(withoutChange({ a: 4, b: 0 }, 'b')).toEqual({ a: 4 })
})

test('adding a removed variant brings its line back; adding to a changed one adds to the change', () => {
  expect(afterAddition({ a: 0, b: 3 }, 'a', 2)).toEqual({ b: 3 })
  expect(afterAddition({ a: 0, b: 3 }, 'b', 2)).toEqual({ a: 0, b: 5 })
  expect(afterAddition({}, 'a', 2)).toEqual({})
})

const of = (quantity: number, free: number) => shortage({ quantity, stock: { free, state: 'inStock' } })

test('a line that cannot be ordered says why', () => {
  expect(of(1, 0)).toBe('Sold out. Please remove it.')
  expect(of(5, 1)).toBe('Only 1 left. Please choose fewer.')
  expect(of(1, 1)).toBeUndefined()
})
