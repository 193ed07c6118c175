import { expect, test } from 'vitest'
import { plainVariant } from '#src/shared/shop/product-fixture.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { assurancesOf, detailsOf, labelOf } from './details.ts'

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

const weights = (weight: number, product_metadata: Record<string, string>) => {
  const product = readProduct({ id: 'p', name: 'Ring', product_metadata, variants: [plainVariant({ weight })] })
  return detailsOf(product, product.variants[0] ?? null)
}

test('the weight is that of the chosen variant, and an empty one is left out', () => {
  const range = { weight: '3.1 to 3.9 g of metal, by size' }
  expect(weights(3.4, range)).toEqual([{ label: 'Weight', value: '3.4 g' }])
  expect(weights(3.4, {})).toEqual([{ label: 'Weight', value: '3.4 g' }])
  expect(weights(0, {})).toEqual([])
})

const assurances = (metadata: Record<string, string>) => assurancesOf({ metadata })

test('the hallmark is named with the fineness, the certificate if the gems have one', () => {
  expect(assurances({ metal_purity: '18K (750) BIS hallmark; 925 sterling silver, BIS hallmark' })).toEqual({
    hallmark: 'BIS hallmarked, 750, 925',
  })
  expect(assurances({ gemstone_details: 'Ruby, with a laboratory certificate' })).toEqual({
    certificate: 'Laboratory certificate',
  })
})

test('nothing is vouched for that the data does not say', () => {
  expect(assurances({ metal_purity: 'Black zirconium', gemstone_details: 'Onyx' })).toEqual({})
})
