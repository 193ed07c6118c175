import { ownProduct, ownVariant, variantInput } from '#contracts/shop/exchanges/own.ts'
import type { SignedIn } from '#contracts/shop/exchanges/input-of.ts'
import type { Law } from '#contracts/judge/finding.ts'
import type { ShopCalls, ShopJourney } from '#contracts/shop/exchanges/calls.ts'
import { fullPrice } from '#contracts/shop/laws/prices.ts'
import { askTwice } from './expectations.ts'
import {
  againChangesNothing,
  createdIsThere,
  deletedIsGone,
  ownDataIsOnesOwn,
} from '#contracts/check/laws/writing-laws.ts'
import { sumsAddUp } from '#contracts/shop/laws/buying-laws.ts'

const wishOf = (productId: string, variantId?: string | null) =>
  `product ${productId}${variantId ? ` in variant ${variantId}` : ''}`

/** The wishes of a caller, oldest first, also in words. */
async function wishesOf(calls: ShopCalls, caller: SignedIn) {
  const { call, body } = await calls.succeed('listWishlist', caller, {})
  return { call, body, wishes: body.map(({ product_id, variantId }) => wishOf(product_id, variantId)) }
}

async function expectWishes(calls: ShopCalls, law: Law, caller: SignedIn, wanted: readonly string[]) {
  const { call, body, wishes } = await wishesOf(calls, caller)
  calls.expectSame(law, call, '$', wanted, wishes)
  return { call, body }
}

export const wishlistJourney: ShopJourney = {
  name: 'wish for a product and a variant, and take the wishes back',
  alone: true,
  about: ['listWishlist', 'addToWishlist', 'removeFromWishlist', 'removeVariantFromWishlist'],
  async make(calls) {
    const { wishes: before } = await wishesOf(calls, 'customer')
    const { wishes: others } = await wishesOf(calls, 'admin')
    const { product, variant } = await ownVariant(calls, { variants: [variantInput({ price_modifier: 250.5 })] })
    const second = await ownProduct(calls, { variants: [] })
    const productId = product.id
    const variantId = variant.id
    const first = await calls.make('addToWishlist', 'customer', { body: { productId } })
    const ofVariant = await calls.succeed('addToWishlist', 'customer', { body: { productId, variantId } })
    calls.expectSame(createdIsThere, ofVariant.call, '$.variantId', variantId, ofVariant.body.variantId)
    // Pressed twice, it is one wish.
    const [last] = await askTwice(calls, 'addToWishlist', 'customer', { body: { productId: second.id } })
    const all = [...before, wishOf(productId), wishOf(productId, variantId), wishOf(second.id)]
    const { call, body } = await expectWishes(calls, createdIsThere, 'customer', all)
    calls.expectAt(createdIsThere, last, [], body.at(-1))
    const price = fullPrice(product.base_price, variant.price_modifier)
    for (const [index, { product_id }] of body.entries())
      if (product_id === productId) calls.expectAt(sumsAddUp, call, [index, 'product'], { ...product, price })
      else if (product_id === second.id) calls.expectAt(sumsAddUp, call, [index, 'product', 'price'], second.base_price)
    // The variant of another product is none of this one.
    const mixed = { productId: second.id, variantId }
    await calls.ask('addToWishlist', 'customer', { body: mixed }, ['404', '400'])
    await expectWishes(calls, ownDataIsOnesOwn, 'admin', others)

    const again = await calls.ask('addToWishlist', 'customer', { body: { productId } }, ['200'])
    calls.expectAt(againChangesNothing, again, [], first)
    await expectWishes(calls, againChangesNothing, 'customer', all)
    // Nor does a removal of nothing, and another caller's.
    await calls.ask('removeFromWishlist', 'customer', {}, ['400'])
    await calls.ask('removeFromWishlist', 'admin', { body: { productId } }, ['204'])
    await expectWishes(calls, ownDataIsOnesOwn, 'customer', all)
    // Here the wish for the variant comes first, which is another one, too.
    await calls.ask('addToWishlist', 'admin', { body: { productId, variantId } }, ['201'])
    await calls.ask('addToWishlist', 'admin', { body: { productId } }, ['201'])
    const both = [...others, wishOf(productId, variantId), wishOf(productId)]
    const theirs = await expectWishes(calls, createdIsThere, 'admin', both)
    calls.expectAt(sumsAddUp, theirs.call, [others.length, 'product'], { ...product, price })

    for (const how of [{ body: { variantId } }, { query: { variantId } }]) {
      await calls.ask('removeVariantFromWishlist', 'customer', { params: { id: productId }, ...how })
      await expectWishes(calls, deletedIsGone, 'customer', [...before, wishOf(productId), wishOf(second.id)])
      await calls.ask('addToWishlist', 'customer', { body: { productId, variantId } })
    }
    // Without a variant all wishes for the product go.
    await calls.ask('removeFromWishlist', 'customer', { query: { productId } }, ['204'])
    await expectWishes(calls, deletedIsGone, 'customer', [...before, wishOf(second.id)])
    await expectWishes(calls, ownDataIsOnesOwn, 'admin', both)
    await calls.make('deleteProduct', 'admin', { params: { id: second.id } })
    const remaining = await wishesOf(calls, 'customer')
    // Only this wish, so that others that were left over are not blamed on this call.
    if (remaining.body.some(({ product_id }) => product_id === second.id))
      calls.broken(deletedIsGone, remaining.call, '$', 'no wish for the deleted product', 'one')
  },
}
