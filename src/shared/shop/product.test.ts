import { describe, expect, test } from 'vitest'
import { plainVariant } from './product-fixture.ts'
import { readProduct, type WireProduct } from './product.ts'
import { variantName } from './product-pictures.ts'

const image = (id: string, order: number, primary = false) => ({
  id,
  image_url: `/media/${id}.avif`,
  is_primary: primary,
  display_order: order,
})

const variant = (id: string, color: string | null, price_modifier: number, free?: number) =>
  plainVariant({ id, color, price_modifier, size: '12' }, free)

const ring: WireProduct = { id: 'prod-1', name: 'Aarohi Ring', SKU: 'AR-1', base_price: 1000 }

describe('reading a product', () => {
  test('copes with what a nested product lacks, and leaves out empty facts', () => {
    expect(readProduct({ id: 'p', name: 'Ring', product_metadata: { carat: '18', note: '' } })).toMatchObject({
      pictures: [],
      variants: [],
      metadata: { carat: '18' },
      stock: { state: 'soldOut' },
    })
  })

  test('never costs less than zero, even with a large negative modifier', () => {
    expect(readProduct({ ...ring, variants: [variant('v1', 'Gold', -5000)] }).variants[0]?.price).toBe(0)
  })

  test('puts the primary picture first and the others in their order', () => {
    const { pictures } = readProduct({ ...ring, images: [image('c', 3), image('b', 2, true), image('a', 1)] })
    expect(pictures.map(({ src }) => src)).toEqual(['/media/b.avif', '/media/a.avif', '/media/c.avif'])
  })

  test('starts with the lowest order if no picture is primary, and with the thumbnail if there are none', () => {
    expect(readProduct({ ...ring, images: [image('c', 3), image('a', 1)] }).pictures[0]?.src).toBe('/media/a.avif')
    expect(readProduct({ ...ring, thumbnail: '/media/t.avif' }).pictures).toEqual([
      { src: '/media/t.avif', alt: 'Aarohi Ring' },
    ])
  })

  test('adds the modifier to the base price', () => {
    const { variants } = readProduct({ ...ring, variants: [variant('v1', 'Gold', 250), variant('v2', 'Silver', -100)] })
    expect(variants.map(({ price }) => price)).toEqual([1250, 900])
  })

  test('describes a picture by the colour of its variant', () => {
    const gold = { ...variant('v1', 'Gold', 0), image_url: '/media/a.avif' }
    expect(readProduct({ ...ring, images: [image('a', 1)], variants: [gold] }).pictures[0]?.alt).toBe(
      'Aarohi Ring in Gold',
    )
  })

  test('names the colour once if the product’s name contains it', () => {
    const emerald = { ...variant('v1', 'Emerald', 0), image_url: '/media/a.avif' }
    const { variants } = readProduct({ ...ring, name: 'Drops in Emerald', variants: [emerald] })
    expect(variants[0]?.picture?.alt).toBe('Drops in Emerald')
    expect(variantName({ name: 'Drops in Emerald', colour: 'Emerald', size: '7' })).toBe('Drops in Emerald, size 7')
    expect(variantName({ name: 'Drops', colour: 'Ruby', size: null })).toBe('Drops in Ruby')
  })

  test('a weight that nobody has entered, stored as 0, is unknown', () => {
    const variants = [plainVariant({ weight: 0 }), plainVariant({ weight: 3.2 })]
    expect(readProduct({ ...ring, variants }).variants.map(({ weight }) => weight)).toEqual([null, 3.2])
  })

  test('adds up the stock of its variants', () => {
    expect(
      readProduct({ ...ring, stock: 99, variants: [variant('v1', 'Gold', 0, 3), variant('v2', 'Pearl', 0, 4)] }).stock
        .free,
    ).toBe(7)
    expect(readProduct({ ...ring, stock: 0 }).stock.state).toBe('soldOut')
  })
})
