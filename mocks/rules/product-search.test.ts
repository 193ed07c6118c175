import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RowOf } from '#mocks/shop/rows.ts'
import { bangle, ring, testShop } from '../shop/fixture.ts'
import { searchProducts } from './product-search.ts'

type Product = RowOf<'products'>

const groups = [
  { id: 'cat-1', name: 'Rings' },
  { id: 'cat-2', name: 'Earrings' },
]
const edits = [{ id: 'col-1', name: 'Wedding Edit' }]
const plain: Product = { ...bangle, category_id: null, collection_id: null, product_metadata: {} }
const found = (q: string, ...products: Product[]) => searchProducts(products, q, groups, edits).map(({ id }) => id)

describe('each word may be anywhere', () => {
  const piece: Product = {
    ...ring,
    name: 'Aarohi Solitaire Bānd',
    SKU: 'SUV-RNG-0001',
    product_metadata: { material_type: 'Platinum', gemstone_details: 'Round diamond, 0.5 ct', occasion: 'Party' },
  }
  test.each([
    'solitaire',
    'ROHI',
    'suv-rng',
    'rings',
    'wedding',
    'silver',
    'platinum',
    'diamond',
    'diamond ring',
    'band silver wedding',
    '  band ',
    'Bānd',
  ])('"%s" finds it', (q) => expect(found(q, piece)).toEqual([piece.id]))

  test.each([
    ['Soli\u00ADtaire', 'solitaire'],
    ['മോതി\u200Dരം', 'മോതിരം'],
  ])('what cannot be seen in the name %j does not keep %j from finding it', (name, q) =>
    expect(found(q, { ...piece, name })).toEqual([piece.id]),
  )

  test.each(['party', 'diamond bracelet', '--', '💍', 'claws'])('"%s" does not', (q) =>
    expect(found(q, piece)).toEqual([]),
  )
})

test('the best match comes first: whole words of the name, then parts of it, the SKU, the groups, the rest', () => {
  const order = [
    { name: 'Ring of the Moon' },
    { name: 'Ringlet Chain' },
    { name: 'Pair of Earrings' },
    { SKU: 'RING-9' },
    { category_id: 'cat-1' },
    { product_metadata: { gemstone_details: 'a ring of rubies' } },
  ].map((change, index) => ({ ...plain, id: `prod-${index}`, ...change }))
  expect(found('ring', ...order.toReversed())).toEqual(order.map(({ id }) => id))
})

test('adjacent words in the name, and a whole SKU, come first', () => {
  const apart = { ...plain, id: 'prod-1', name: 'Ring with a Gold Rim' }
  const together = { ...plain, id: 'prod-2', name: 'Slim Gold Ring' }
  const bySKU = { ...plain, id: 'prod-3', name: 'Bangle', SKU: 'gold-ring' }
  expect(found('gold ring', apart, together, bySKU)).toEqual(['prod-3', 'prod-2', 'prod-1'])
})

test('the beginning of a SKU comes before its letters in other words', () => {
  const pearl = { ...plain, id: 'prod-1', name: 'Pearl Chain', SKU: 'SUV-NCK-0003' }
  const earring = { ...plain, id: 'prod-2', name: 'Jhumka', SKU: 'SUV-EAR-0003' }
  expect(found('suv-ear', pearl, earring)).toEqual(['prod-2', 'prod-1'])
  expect(found('SUV-EAR-0003', pearl, earring)).toEqual(['prod-2', 'prod-1'])
})

test('renamed categories and changed or deleted products are found by their current state', async () => {
  const { kavita, guest } = await testShop()
  const names = async (q: string) =>
    ((await guest.get(`/v1/search/products?q=${q}`)).body as { data: Product[] }).data.map(({ id }) => id)
  await kavita.put('/v1/categories/cat-1', { name: 'Anguthi', description: 'Rings.', thumbnail: '/x.avif' })
  expect(await names('anguthi')).toEqual(['prod-1'])
  await kavita.put('/v1/products/prod-2', { name: 'Moon Bangle' })
  expect([await names('moon'), await names('plain')]).toEqual([['prod-2'], []])
  await kavita.delete('/v1/products/prod-2')
  expect(await names('moon')).toEqual([])
})

const textOf = ({ name, SKU, category_id, collection_id, product_metadata }: Product) =>
  [
    name,
    SKU,
    groups.find(({ id }) => id === category_id)?.name,
    edits.find(({ id }) => id === collection_id)?.name,
    product_metadata.material_type,
  ]
    .join('\n')
    .toLowerCase()
    .replaceAll('é', 'e')
const holdsAll = (q: string) => (product: Product) =>
  q
    .replaceAll('é', 'e')
    .split(' ')
    .every((one) => textOf(product).includes(one))

describe('among any products', () => {
  const word = fc.constantFrom('gold', 'ring', 'earring', 'moon', 'é', '7')
  const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
  const anyProduct = fc.record({
    name: text,
    SKU: text,
    category_id: fc.constantFrom(null, 'cat-1', 'cat-2'),
    collection_id: fc.constantFrom(null, 'col-1'),
    product_metadata: fc.record({ material_type: text }, { requiredKeys: [] }),
  })
  const shop = fc
    .array(anyProduct, { maxLength: 60 })
    .map((all) =>
      all.map((change, index) => ({ ...plain, ...change, id: `prod-${index + 1}`, SKU: `${change.SKU} ${index}` })),
    )

  test('exactly the products with every word are found, twenty a page, each once, the same at every call', async () => {
    await fc.assert(
      fc.asyncProperty(shop, text, async (products, q) => {
        const sales = { description: '', thumbnail: '/x.avif' }
        const { guest } = await testShop({
          products,
          categories: groups.map((group) => ({ ...group, ...sales })),
          collections: edits.map((edit) => ({ ...edit, ...sales })),
        })
        const page = async (number: number) => {
          const { body } = await guest.get(`/v1/search/products?q=${encodeURIComponent(q)}&page=${number}`)
          return body as { data: Product[]; pagination: { pages: number; total: number } }
        }
        const pages = [await page(1), await page(2), await page(3), await page(4)]
        const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
        const wanted = products.filter(holdsAll(q)).map(({ id }) => id)
        expect(new Set(ids)).toEqual(new Set(wanted))
        expect(ids).toEqual(found(q, ...products))
        expect(ids.length).toBe(wanted.length)
        for (const { data, pagination } of pages) {
          expect(data.length).toBeLessThanOrEqual(20)
          expect(pagination).toMatchObject({ total: wanted.length, pages: Math.ceil(wanted.length / 20) })
        }
      }),
      { numRuns: 100, seed: 1 },
    )
  })

  test('a product with the words in its name comes after none without them but whose SKU begins with them', () => {
    fc.assert(
      fc.property(shop, text, (products, q) => {
        const inName = (id: string) => {
          const name = products.find((product) => product.id === id)?.name ?? ''
          const words = new Set(q.split(' '))
          return [...words].filter((one) => name.includes(one)).length / words.size
        }
        const start = q.replaceAll('é', 'e')
        const isBySKU = (id: string) =>
          products.some(({ id: one, SKU }) => one === id && SKU.replaceAll('é', 'e').startsWith(start))
        const shares = found(q, ...products)
          .filter((id) => !isBySKU(id))
          .map(inName)
        const firstWithout = shares.indexOf(0)
        expect(firstWithout === -1 ? [] : shares.slice(firstWithout).filter((share) => share === 1)).toEqual([])
      }),
      { numRuns: 300, seed: 1 },
    )
  })
})
