import { productInput } from '#contracts/exchanges/own.ts'
import { inShort } from '#contracts/judge.ts'
import type { LawStage } from '#contracts/player.ts'
import type { Success } from '#contracts/stage.ts'
import type { Step } from '#contracts/step.ts'
import {
  conflictsAreRefused,
  deletedIsGone,
  refusedChangesNothing,
  updateChangesWhatWasSent,
} from '../laws/writing-laws.ts'
import type { LawJourney } from './journey.ts'
import { differences } from './records.ts'

type Product = Success<'getProduct'>

const groupInput = (stage: LawStage) => ({
  name: stage.unique('Contract check'),
  description: 'Made by the check.',
  thumbnail: '/media/check.avif',
})

async function ownGroups(stage: LawStage) {
  const category = await stage.call('createCategory', 'admin', { body: groupInput(stage) })
  const collection = await stage.call('createCollection', 'admin', { body: groupInput(stage) })
  return { category, collection }
}

const read = (stage: LawStage, id: string) => stage.succeed('getProduct', 'guest', { params: { id } })

/** The expected result of an update: the product as before, with the changes. */
async function updated(
  stage: LawStage,
  before: Product,
  body: Parameters<typeof stage.call<'updateProduct'>>[2]['body'],
  changes: Partial<Product>,
) {
  const { step, body: answered } = await stage.succeed('updateProduct', 'admin', { params: { id: before.id }, body })
  const wanted = { ...before, ...changes }
  stage.expect(updateChangesWhatWasSent, step, differences(wanted, answered))
  const again = await read(stage, before.id)
  stage.expect(updateChangesWhatWasSent, again.step, differences(wanted, again.body))
  return again.body
}

const free = (variants: Product['variants']) =>
  variants.reduce((sum, { inventory }) => sum + inventory.total_quantity - inventory.reserved_quantity, 0)

/** Variants are merged by id, the older name of the price is read, a sent stock does not count. */
async function tryUpdates(stage: LawStage, product: Product): Promise<Product> {
  const [first, ...rest] = product.variants
  if (!first) return product
  let now = await updated(stage, product, { price: '20500.7500' }, { base_price: 20_500.75 })
  now = await updated(stage, now, { stock: 999 }, {})
  const inventory = { ...first.inventory, total_quantity: 11 }
  let variants = [{ ...first, inventory }, ...rest]
  now = await updated(
    stage,
    now,
    { variants: [{ id: first.id, inventory: { total_quantity: 11 } }] },
    { variants, stock: free(variants) },
  )
  for (const change of [
    { size: '99' },
    { color: 'Red' },
    { weight: 7.25 },
    { price_modifier: -120.5 },
    { image_url: '/media/changed.avif' },
  ]) {
    variants = [{ ...variants[0], ...change } as (typeof variants)[number], ...rest]
    now = await updated(stage, now, { variants: [{ id: first.id, ...change }] }, { variants })
  }
  const { step, body } = await stage.succeed('updateProduct', 'admin', {
    params: { id: now.id },
    body: { variants: [{ size: '7', inventory: { total_quantity: 3 } }] },
  })
  const { variants: all, stock: _stock, ...others } = body
  stage.expect(updateChangesWhatWasSent, step, differences(others, now))
  if (all.length !== now.variants.length + 1)
    stage.expect(updateChangesWhatWasSent, step, [
      { path: '$.variants', expected: `${now.variants.length + 1} variants`, got: String(all.length) },
    ])
  return body
}

async function tryConflicts(stage: LawStage, one: Product, other: Product): Promise<void> {
  const refused = await stage.ask(
    'updateProduct',
    'admin',
    { params: { id: one.id }, body: { SKU: other.SKU, name: 'Refused' } },
    ['409'],
  )
  if (refused.answer.status < 300)
    stage.expect(conflictsAreRefused, refused, [
      { path: 'status', expected: '409', got: String(refused.answer.status) },
    ])
  const after = await read(stage, one.id)
  stage.expect(refusedChangesNothing, after.step, differences(one, after.body))
  const name = stage.unique('Refused')
  await stage.ask('createProduct', 'admin', { body: { ...productInput(stage), name, SKU: other.SKU } }, ['409'])
  const found = await stage.succeed('searchProducts', 'guest', { query: { q: name } })
  noneOf(stage, found.step, found.body.data, 'the refused product')
}

function noneOf(stage: LawStage, step: Step, items: readonly unknown[], what: string): void {
  if (items.length > 0)
    stage.expect(refusedChangesNothing, step, [{ path: '$.data', expected: `nothing of ${what}`, got: inShort(items) }])
}

/** A group that is deleted leaves its products, without the link. */
async function tryGroups(
  stage: LawStage,
  product: Product,
  { category, collection }: Awaited<ReturnType<typeof ownGroups>>,
): Promise<Product> {
  for (const [get, id] of [
    ['getCategory', category.id],
    ['getCollection', collection.id],
  ] as const) {
    const { step, body } = await stage.succeed(get, 'guest', { params: { id } })
    const [only] = body.products
    if (body.products.length !== 1 || !only)
      stage.expect(updateChangesWhatWasSent, step, [
        { path: '$.products', expected: `the product ${product.id} alone`, got: `${body.products.length} products` },
      ])
    else stage.expect(updateChangesWhatWasSent, step, differences(product, only, ['products', 0]))
  }
  await stage.call('deleteCategory', 'admin', { params: { id: category.id } })
  await stage.call('deleteCollection', 'admin', { params: { id: collection.id } })
  const { step, body } = await read(stage, product.id)
  const wanted = { ...product, category_id: null, category: null, collection_id: null }
  stage.expect(deletedIsGone, step, differences(wanted, body))
  return body
}

export const productJourney: LawJourney = {
  name: 'a product with its variants, category and collection',
  about: [
    'createProduct',
    'updateProduct',
    'getProduct',
    'searchProducts',
    'getCategory',
    'getCollection',
    'deleteCategory',
    'deleteCollection',
  ],
  writes: true,
  async play(stage) {
    const groups = await ownGroups(stage)
    const input = productInput(stage)
    const [variant] = input.variants
    const links = { category_id: groups.category.id, collection_id: groups.collection.id }
    const variants = [
      { ...variant, price_modifier: '250.5000' },
      { ...variant, size: '14', inventory: { total_quantity: 4, reserved_quantity: 1, minimum_stock_alert: 2 } },
    ]
    const product = await stage.call('createProduct', 'admin', { body: { ...input, ...links, variants } })
    const other = await stage.call('createProduct', 'admin', { body: productInput(stage) })
    const changed = await tryUpdates(stage, product)
    await tryConflicts(stage, changed, other)
    await tryGroups(stage, changed, groups)
    const untouched = await read(stage, other.id)
    stage.expect(refusedChangesNothing, untouched.step, differences(other, untouched.body))
  },
}
