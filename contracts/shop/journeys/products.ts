import { operationOf } from '#contracts/shop/shop-contract.ts'
import type { ShopCalls, ShopJourney, Success } from '#contracts/shop/exchanges/calls.ts'
import type { InputOf } from '#contracts/shop/exchanges/input-of.ts'
import {
  groupInput,
  ownGroups,
  ownProduct,
  ownVariant,
  picture,
  productInput,
  variantInput,
} from '#contracts/shop/exchanges/own.ts'
import { nobody } from '#contracts/session/unknown-id.ts'
import {
  badInputIsRefused,
  bothAtOnceTakeEffect,
  conflictsAreRefused,
  leftOutHasItsDefault,
  deletedIsGone,
  refusedChangesNothing,
  updateChangesWhatWasSent,
} from '#contracts/check/laws/writing-laws.ts'
import { leftOut } from '#contracts/check/requests/fields.ts'
import { linksLeadToARecord } from '#contracts/shop/laws/completeness.ts'
import { expectOneOfTwo, makeAtOnce } from './expectations.ts'
import { searchFor } from './records.ts'
import { isObject, type Json } from '#openapi/contract/json.ts'

type Product = Success<'getProduct'>
type Update = InputOf<'updateProduct'>['body']
type Groups = Awaited<ReturnType<typeof ownGroups>>

const read = (calls: ShopCalls, id: string) => calls.succeed('getProduct', 'guest', { params: { id } })

/** The expected result of an update: the product as before, with the changes. */
async function updated(calls: ShopCalls, before: Product, body: Update, changes: Json) {
  const wanted = { ...before, ...changes }
  const call = await calls.ask('updateProduct', 'admin', { params: { id: before.id }, body })
  calls.expectAt(updateChangesWhatWasSent, call, [], wanted)
  const again = await read(calls, before.id)
  calls.expectAt(updateChangesWhatWasSent, again.call, [], wanted)
  return again.body
}

const free = (variants: Product['variants']) =>
  variants.reduce((sum, { inventory }) => sum + inventory.total_quantity - inventory.reserved_quantity, 0)

type Variant = Product['variants'][number]
type VariantChange = Partial<Omit<Variant, 'inventory'>> & { inventory?: Partial<Variant['inventory']> }

/**
 * Variants are merged by id, `price` is accepted for `base_price`, `stock` is ignored beside them, and 0 is a value. In the
 * end it is sold out, and must be shown all the same.
 */
async function tryUpdates(calls: ShopCalls, product: Product, given: Variant): Promise<Product> {
  // Nearly the largest amount, for which some columns have no room.
  let now = await updated(calls, product, { price: '9999999999.7500' }, { base_price: 9_999_999_999.75 })
  // What was sent, not what the host answered, so that a wrong answer is not taken for right later.
  let variant = given
  const others = product.variants.filter(({ id }) => id !== given.id)
  const change = async (sent: VariantChange, fields: Partial<Product> = {}, ignored = {}) => {
    variant = { ...variant, ...sent, inventory: { ...variant.inventory, ...sent.inventory } }
    const variants = [variant, ...others]
    const body = { ...ignored, ...fields, variants: [{ id: variant.id, ...sent }] }
    now = await updated(calls, now, body, { ...fields, variants, stock: free(variants) })
  }
  await change({ inventory: { total_quantity: 11 } })
  await change({ inventory: { reserved_quantity: 0, minimum_stock_alert: 4 } })
  // The address as the host shows it, which may be with an origin.
  const other = product.images.find(({ image_url }) => image_url !== given.image_url)
  await change({ size: '99'.padEnd(40, '-and-more'), price_modifier: -120.5, image_url: other?.image_url ?? null })
  const belowNothing = { params: { id: product.id }, body: { base_price: '120.4999' } }
  const call = await calls.ask('updateProduct', 'admin', belowNothing, ['400'])
  calls.expectRefused(badInputIsRefused, call, '400, since its variant with the modifier -120.5 would cost less than 0')
  await change({ color: 'Red'.padEnd(40, '-and-more'), weight: 7.25, price_modifier: 0 })
  const empty = { brand: '', description: '', thumbnail: null, base_price: 0 }
  const nothing = { size: null, color: null, weight: null, image_url: null }
  await change({ ...nothing, inventory: { total_quantity: 0 } }, empty, { stock: 999, price: 5 })
  const heavier = { id: variant.id, weight: 3.25 }
  const added = { size: '7', color: calls.unique('Zircon'), inventory: { total_quantity: 3, reserved_quantity: 3 } }
  const unchanged = { ...added, price_modifier: 0, inventory: { ...added.inventory, minimum_stock_alert: 0 } }
  const variants = [{ ...variant, ...heavier }, ...others, unchanged]
  now = await updated(calls, now, { variants: [heavier, added] }, { variants })
  // Some hosts tell their search of a new name alone.
  calls.expectOnce(updateChangesWhatWasSent, await searchFor(calls, 'searchProducts', added.color), now)
  return now
}

/**
 * A product of the fields that must be sent. It has no variants, so a sent `stock` counts, none can be put into a cart, and
 * the variant of another product is none of it.
 */
async function tryLeast(calls: ShopCalls, other: Product): Promise<void> {
  const { name, description, SKU, base_price } = productInput(calls)
  const created = await expectOneOfTwo(calls, 'createProduct', 'admin', {
    body: { name, description, SKU, base_price },
  })
  calls.expectAt(leftOutHasItsDefault, created, [], {
    ...leftOut(operationOf('createProduct')),
    category: null,
    stock: 0,
  })
  if (!created.sound) return
  const product = created.answer.body as Product
  const changes = { stock: 7, description: 'Changed at once', brand: 'Changed at once' }
  const params = { id: product.id }
  await makeAtOnce(calls, [
    ['updateProduct', 'admin', { params, body: { stock: changes.stock, description: changes.description } }],
    ['updateProduct', 'admin', { params, body: { brand: changes.brand } }],
  ])
  calls.expectAt(bothAtOnceTakeEffect, (await read(calls, product.id)).call, [], { ...product, ...changes })
  await calls.ask('addToCart', 'customer', { body: { productId: product.id, quantity: 1 } }, ['400', '404', '409'])
  const stolen = { variants: [{ id: String(other.variants[0]?.id), size: 'Stolen', price_modifier: 1 }] }
  const input = { params: { id: product.id }, body: stolen }
  await calls.ask('updateProduct', 'admin', input, ['200', '400', '404', '409'])
}

/** Renames a category, whose products show the new name everywhere. */
async function rename(calls: ShopCalls, before: Product, category: Success<'createCategory'>): Promise<Product> {
  const body = { ...groupInput(calls), name: calls.unique('Renamed') }
  const renamed = await calls.make('updateCategory', 'admin', { params: { id: category.id }, body })
  const { call, body: shown } = await read(calls, before.id)
  const inShort = { id: renamed.id, name: renamed.name }
  calls.expectAt(updateChangesWhatWasSent, call, [], { ...before, category: inShort })
  const product = { ...shown, category: { ...shown.category, ...inShort } }
  // By its own name, and by that of its category.
  for (const q of [before.name, renamed.name])
    calls.expectOnce(updateChangesWhatWasSent, await searchFor(calls, 'searchProducts', q), product)
  return product
}

/** A category or collection shows its products, not a deleted one; deleting it keeps them and removes their link. */
async function tryGroups(calls: ShopCalls, before: Product, groups: Groups, deleted: Product): Promise<void> {
  const { category, collection } = groups
  const product = await rename(calls, before, category)
  for (const [get, id] of [
    ['getCategory', category.id],
    ['getCollection', collection.id],
  ] as const) {
    const { call, body } = await calls.succeed(get, 'guest', { params: { id } })
    const ids = body.products.map((each) => each.id)
    const law = ids.includes(deleted.id) ? deletedIsGone : updateChangesWhatWasSent
    // A product that is sold out is still shown.
    if (ids.join() !== product.id)
      calls.broken(law, call, '$.products', `${product.id}, which is sold out, alone`, ids.join(', ') || 'none')
    else calls.expectAt(updateChangesWhatWasSent, call, ['products', 0], product)
  }
  await calls.make('deleteCategory', 'admin', { params: { id: category.id } })
  await calls.make('deleteCollection', 'admin', { params: { id: collection.id } })
  const { call } = await read(calls, product.id)
  calls.expectAt(deletedIsGone, call, [], { ...product, category_id: null, category: null, collection_id: null })
}

/** What the contract's descriptions refuse, and a link that leads nowhere. */
async function tryRefusals(calls: ShopCalls): Promise<void> {
  const input = productInput(calls)
  const variants = input.variants.map((variant) => ({ ...variant, price_modifier: -input.base_price - 1 }))
  const product_metadata = { gemstone_details: 'x'.repeat(251) }
  for (const wrong of [{ variants }, { product_metadata }]) {
    const call = await calls.ask('createProduct', 'admin', { body: { ...productInput(calls), ...wrong } }, ['400'])
    calls.expectRefused(badInputIsRefused, call, '400')
  }
  const link = calls.pick('link', ['category_id', 'collection_id', 'tax_category_id'] as const)
  const created = await calls.ask('createProduct', 'admin', { body: { ...input, [link]: nobody } }, ['201', '400'])
  if (isObject(created.answer.body) && created.answer.body[link] === nobody)
    calls.broken(linksLeadToARecord, created, `$.${link}`, 'a refusal, or the id of a record', nobody)
}

async function tryConflicts(calls: ShopCalls, one: Product, other: Product): Promise<void> {
  const input = { params: { id: one.id }, body: { SKU: other.SKU, name: 'Refused' } }
  const refused = await calls.ask('updateProduct', 'admin', input, ['409'])
  calls.expectRefused(conflictsAreRefused, refused, '409')
  calls.expectAt(refusedChangesNothing, (await read(calls, one.id)).call, [], one)
  const name = calls.unique('Refused')
  await calls.ask('createProduct', 'admin', { body: { ...productInput(calls), name, SKU: other.SKU } }, ['409'])
  const found = await calls.ask('searchProducts', 'guest', { query: { q: name } })
  calls.expectNone(refusedChangesNothing, found, () => true, 'refused product')
}

export const productJourney: ShopJourney = {
  name: 'a product with its variants, category and collection',
  about: [
    'createProduct',
    'updateProduct',
    'getProduct',
    'searchProducts',
    'addToCart',
    'getCategory',
    'getCollection',
    'deleteCategory',
    'deleteCollection',
  ],
  async make(calls) {
    const groups = await ownGroups(calls)
    const links = { category_id: groups.category.id, collection_id: groups.collection.id }
    const variants = [
      variantInput({ price_modifier: '250.5000', inventory: { reserved_quantity: 2 } }),
      variantInput({ size: '14', inventory: { total_quantity: 4, reserved_quantity: 4, minimum_stock_alert: 2 } }),
    ]
    // The main picture is what the form says, which need not be the first.
    const images = [
      { image_url: '/media/changed.avif', is_primary: false, display_order: 1 },
      { image_url: picture, is_primary: true, display_order: 2 },
    ]
    const { product, variant } = await ownVariant(calls, { ...links, variants, images })
    const other = await ownProduct(calls, links)
    const changed = await tryUpdates(calls, product, variant)
    await tryLeast(calls, other)
    await tryRefusals(calls)
    await tryConflicts(calls, changed, other)
    calls.expectAt(refusedChangesNothing, (await read(calls, other.id)).call, [], other)
    await calls.make('deleteProduct', 'admin', { params: { id: other.id } })
    const sameSku = { body: { ...productInput(calls), SKU: other.SKU } }
    const again = await calls.ask('createProduct', 'admin', sameSku, ['201', '409'])
    const expected = '201, since the product with this SKU is deleted'
    if (again.answer.status === 409) calls.broken(deletedIsGone, again, 'status', expected, '409')
    await tryGroups(calls, changed, groups, other)
  },
}
