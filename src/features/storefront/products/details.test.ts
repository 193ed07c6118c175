import { expect, test } from 'vitest'
import { readProduct } from '#src/shared/shop/product.ts'
import { detailsOf, labelOf } from './details.ts'

const details = (product_metadata: Record<string, string>) =>
  detailsOf(readProduct({ id: 'p', name: 'Ring', SKU: 'AR-1', product_metadata }), null)

test('product_id is labelled SKU and comes first', () => {
  expect(details({ material_type: 'Gold', product_id: 'SUV-1' })[0]).toEqual({ label: 'SKU', value: 'SUV-1' })
  expect(labelOf('product_id')).toBe('SKU')
})

test('without metadata the SKU is still shown', () => {
  expect(details({})).toEqual([{ label: 'SKU', value: 'AR-1' }])
})

test('keys become words, and empty values are left out', () => {
  expect(details({ gemstone_details: 'Ruby', occasion: ' ' })).toEqual([
    { label: 'SKU', value: 'AR-1' },
    { label: 'Gemstone details', value: 'Ruby' },
  ])
})

test('a hallmark has its own line, with the fineness', () => {
  const rows = details({ metal_purity: '18K (750) BIS hallmark; 925 sterling silver, BIS hallmark' })
  expect(rows.at(-1)).toEqual({ label: 'Hallmark', value: 'BIS hallmarked, 750, 925' })
})

test('no hallmark is shown without a matching purity', () => {
  expect(details({ metal_purity: 'Black zirconium' }).map(({ label }) => label)).not.toContain('Hallmark')
})
