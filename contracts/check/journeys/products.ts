import type { Journey, LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import { groupInput, productInput } from '#contracts/exchanges/own.ts'
import {
  conflictsAreRefused,
  deletedIsGone,
  refusedChangesNothing,
  updateChangesWhatWasSent,
} from '../laws/writing-laws.ts'
import { expectNone, expectOnce } from './expectations.ts'

type Product = Success<'getProduct'>

const read = (stage: LawStage, id: string) => stage.succeed('getProduct', 'guest', { params: { id } })

/** The expected result of an update: the product as before, with the changes. */
async function updated(
  stage: LawStage,
  before: Product,
  body: Parameters<typeof stage.call<'updateProduct'>>[2]['body'],
  changes: Partial<Product>,
) {
  const wanted = { ...before, ...changes }
  const step = await stage.ask('updateProduct', 'admin', { params: { id: before.id }, body })
  stage.expectAt(updateChangesWhatWasSent, step, [], wanted)
  const again = await read(stage, before.id)
  stage.expectAt(updateChangesWhatWasSent, again.step, [], wanted)
  return again.body
}

const free = (variants: Product['variants']) =>
  variants.reduce((sum, { inventory }) => sum + inventory.total_quantity - inventory.reserved_quantity, 0)

/** Variants are merged by id, `price` is accepted for `base_price`, and `stock` is ignored. */
async function tryUpdates(stage: LawStage, product: Product): Promise<Product> {
  const [first, ...rest] = product.variants
  if (!first) return product
  let now = await updated(stage, product, { price: '20500.7500' }, { base_price: 20_500.75 })
  now = await updated(stage, now, { stock: 999 }, {})
  let variants = product.variants
  let { inventory } = first
  for (const counts of [{ total_quantity: 11 }, { reserved_quantity: 3, minimum_stock_alert: 4 }]) {
    inventory = { ...inventory, ...counts }
    variants = [{ ...first, inventory }, ...rest]
    now = await updated(
      stage,
      now,
      { variants: [{ id: first.id, inventory: counts }] },
      { variants, stock: free(variants) },
    )
  }
  for (const change of [
    { size: '99', weight: 7.25, image_url: '/media/changed.avif' },
    { color: 'Red', price_modifier: -120.5 },
  ]) {
    variants = [{ ...variants[0], ...change } as (typeof variants)[number], ...rest]
    now = await updated(stage, now, { variants: [{ id: first.id, ...change }] }, { variants })
  }
  const { step, body } = await stage.succeed('updateProduct', 'admin', {
    params: { id: now.id },
    body: { variants: [{ size: '7', inventory: { total_quantity: 3 } }] },
  })
  const { variants: _variants, stock: _stock, ...others } = now
  stage.expectAt(updateChangesWhatWasSent, step, [], others)
  if (body.variants.length !== now.variants.length + 1) {
    const [expected, got] = [now.variants.length + 1, body.variants.length].map((count) => `${count} variants`)
    stage.broken(updateChangesWhatWasSent, step, '$.variants', String(expected), String(got))
  }
  return body
}

async function ownGroups(stage: LawStage) {
  const category = await stage.call('createCategory', 'admin', { body: groupInput(stage) })
  const collection = await stage.call('createCollection', 'admin', { body: groupInput(stage) })
  return { category, collection }
}

/** Renames a category, whose products show the new name everywhere. */
async function rename(stage: LawStage, before: Product, category: Success<'createCategory'>): Promise<Product> {
  const body = { ...groupInput(stage), name: stage.unique('Renamed') }
  const renamed = await stage.call('updateCategory', 'admin', { params: { id: category.id }, body })
  const { step, body: shown } = await read(stage, before.id)
  const inShort = { id: renamed.id, name: renamed.name }
  stage.expectAt(updateChangesWhatWasSent, step, [], { ...before, category: inShort })
  const product = { ...shown, category: { ...shown.category, ...inShort } }
  const search = await stage.ask('searchProducts', 'guest', { query: { q: before.name } })
  expectOnce(stage, updateChangesWhatWasSent, search, product)
  return product
}

/** A category or collection shows its products; deleting it keeps them and removes their link. */
async function tryGroups(
  stage: LawStage,
  before: Product,
  { category, collection }: Awaited<ReturnType<typeof ownGroups>>,
): Promise<void> {
  const product = await rename(stage, before, category)
  for (const [get, id] of [
    ['getCategory', category.id],
    ['getCollection', collection.id],
  ] as const) {
    const { step, body } = await stage.succeed(get, 'guest', { params: { id } })
    stage.expectSame(
      updateChangesWhatWasSent,
      step,
      '$.products',
      [product.id],
      body.products.map((each) => each.id),
    )
    if (body.products.length === 1) stage.expectAt(updateChangesWhatWasSent, step, ['products', 0], product)
  }
  await stage.call('deleteCategory', 'admin', { params: { id: category.id } })
  await stage.call('deleteCollection', 'admin', { params: { id: collection.id } })
  const { step } = await read(stage, product.id)
  stage.expectAt(deletedIsGone, step, [], { ...product, category_id: null, category: null, collection_id: null })
}

async function tryConflicts(stage: LawStage, one: Product, other: Product): Promise<void> {
  const asked = { params: { id: one.id }, body: { SKU: other.SKU, name: 'Refused' } }
  const refused = await stage.ask('updateProduct', 'admin', asked, ['409'])
  stage.expectRefused(conflictsAreRefused, refused, '409')
  stage.expectAt(refusedChangesNothing, (await read(stage, one.id)).step, [], one)
  const name = stage.unique('Refused')
  await stage.ask('createProduct', 'admin', { body: { ...productInput(stage), name, SKU: other.SKU } }, ['409'])
  const found = await stage.ask('searchProducts', 'guest', { query: { q: name } })
  expectNone(stage, refusedChangesNothing, found, () => true, 'refused product')
}

/** Deletes a product, whose SKU is then free for another one. */
async function tryDeletedSku(stage: LawStage, { id, SKU }: Product): Promise<void> {
  await stage.call('deleteProduct', 'admin', { params: { id } })
  const again = await stage.ask('createProduct', 'admin', { body: { ...productInput(stage), SKU } }, ['201', '409'])
  const expected = '201, since the product with this SKU is deleted'
  if (again.answer.status === 409) stage.broken(deletedIsGone, again, 'status', expected, '409')
}

export const productJourney: Journey = {
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
      {
        ...variant,
        price_modifier: '250.5000',
        inventory: { total_quantity: 5, reserved_quantity: 2, minimum_stock_alert: 1 },
      },
      { ...variant, size: '14', inventory: { total_quantity: 4, reserved_quantity: 1, minimum_stock_alert: 2 } },
    ]
    const product = await stage.call('createProduct', 'admin', { body: { ...input, ...links, variants } })
    const other = await stage.call('createProduct', 'admin', { body: productInput(stage) })
    const changed = await tryUpdates(stage, product)
    await tryConflicts(stage, changed, other)
    await tryGroups(stage, changed, groups)
    stage.expectAt(refusedChangesNothing, (await read(stage, other.id)).step, [], other)
    await tryDeletedSku(stage, other)
  },
}
