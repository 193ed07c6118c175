import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Reply } from '../engine/call/implementation.ts'
import { openStore } from '../shop/rows.ts'
import { bangle, world } from '../shop/fixture.ts'
import { products } from './products.ts'
import { search } from './search.ts'

interface Plain {
  id: string
  name: string
  category_id: string | null
}

const word = fc.constantFrom('gold', 'ring', 'earring', 'ringlet')
const name = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '))
const category_id = fc.constantFrom(null, 'cat-1', 'cat-2')
const which = fc.nat(30)
const step = fc.oneof(
  fc.record({ name, category_id }).map((change) => ({ create: change })),
  fc.record({ which, name, category_id }).map(({ which: place, ...change }) => ({ update: `prod-${place}`, change })),
  which.map((place) => ({ delete: `prod-${place}` })),
  name.map((next) => ({ rename: next })),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
const sequence = fc.record({
  seeded: fc.array(name, { maxLength: 40 }),
  steps: fc.array(step, { maxLength: 10 }),
  q: fc.uniqueArray(word, { maxLength: 2 }).map((words) => words.join(' ')),
  wanted: category_id,
})

/** How well a product matches a query; 0 unless each word is in its name or its category's name. */
function fitOf(product: Plain, q: string, categories: Readonly<Record<string, string>>): number {
  if (q === '') return 1
  const words = product.name.split(' ')
  const terms = q.split(' ')
  const fits = terms.map((one): number => {
    if (words.includes(one)) return 10
    if (words.some((other) => other.startsWith(one))) return 8
    if (product.name.includes(one)) return 6
    return categories[product.category_id ?? '']?.includes(one) ? 4 : 0
  })
  if (fits.includes(0)) return 0
  return fits.reduce((sum, fit) => sum + fit, terms.length > 1 && product.name === q ? 10 : 0)
}

/** A shop, and a plain list that must give the same results. */
async function shopAndModel(names: readonly string[]) {
  const categories: Record<string, string> = { 'cat-1': 'gold', 'cat-2': 'earring' }
  let model: Plain[] = names.map((one, index) => ({ id: `prod-${index + 1}`, name: one, category_id: 'cat-2' }))
  const rowOf = (plain: Plain) => ({ ...bangle, product_metadata: {}, SKU: plain.id, ...plain })
  const group = { description: '', thumbnail: '/x.avif' }
  const db = await openStore({
    ...world,
    categories: Object.entries(categories).map(([id, label]) => ({ ...group, id, name: label })),
    products: model.map(rowOf),
  })

  async function write(one: Step): Promise<void> {
    if ('rename' in one) {
      categories['cat-1'] = one.rename
      await db.categories.update('cat-1', { name: one.rename })
    } else if ('create' in one) {
      const plain = { id: db.products.nextId(), ...one.create }
      model.push(plain)
      await db.products.create(rowOf(plain))
    } else if ('delete' in one) {
      model = model.filter(({ id }) => id !== one.delete)
      await db.products.delete(one.delete)
    } else if (db.products.get(one.update)) {
      model = model.map((plain) => (plain.id === one.update ? { ...plain, ...one.change } : plain))
      await db.products.update(one.update, one.change)
    }
  }
  const fits = (q: string) => (plain: Plain) => fitOf(plain, q, categories)
  const found = (q: string) => model.filter((plain) => fits(q)(plain) > 0).toSorted((a, b) => fits(q)(b) - fits(q)(a))
  return { db, write, model: () => model, found }
}

const rest = { params: undefined, body: undefined, user: undefined, now: new Date(0) }
const bodyOf = <Body extends object>(answer: Body | Reply<Body>): Body =>
  answer instanceof Reply ? answer.body : answer
const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id)

test('after any sequence of writes, searching, filtering and paging agree with a plain list', async () => {
  const holds = fc.asyncProperty(sequence, async ({ seeded, steps, q, wanted }) => {
    const { db, write, model, found } = await shopAndModel(seeded)
    const results = async (page: number, filters?: string) =>
      bodyOf(await search.searchProducts({ ...rest, db, query: { q, page, filters } }))
    for (const one of steps) {
      // What a search caches of a product must not outlive its change.
      await results(1)
      await write(one)
    }
    const total = found(q).length
    for (const page of [1, 2, 3]) {
      const { data, pagination } = await results(page)
      expect(ids(data)).toEqual(ids(found(q)).slice((page - 1) * 20, page * 20))
      expect(pagination).toEqual({ currentPage: page, pages: Math.ceil(total / 20), total })
    }
    const filtered = await results(1, JSON.stringify({ category_id: wanted }))
    const ofCategory = found(q).filter(({ category_id: of }) => of === wanted)
    expect(ids(filtered.data)).toEqual(ids(ofCategory).slice(0, 20))
    expect(filtered.pagination.total).toBe(ofCategory.length)
    const listed = bodyOf(await products.listProducts({ ...rest, db, query: { page: 2, limit: 7 } }))
    expect(ids(listed.data)).toEqual(ids(model()).slice(7, 14))
    expect(listed.pagination.total).toBe(model().length)
  })
  await fc.assert(holds, { numRuns: 1000, seed: 1 })
})
