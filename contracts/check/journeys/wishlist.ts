import { ownProduct } from '#contracts/exchanges/own.ts'
import type { Law } from '#contracts/judge/finding.ts'
import type { Journey, LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import { fullPrice } from '../laws/prices.ts'
import {
  againChangesNothing,
  createdIsThere,
  deletedIsGone,
  ownDataIsOnesOwn,
  sumsAddUp,
} from '../laws/writing-laws.ts'

type Wishes = Success<'listWishlist'>

const keysOf = (wishes: Wishes) => wishes.map(({ product_id, variantId }) => `${product_id} ${variantId ?? ''}`.trim())

const read = (stage: LawStage, caller: 'customer' | 'admin') => stage.succeed('listWishlist', caller, {})

/** Expects the wishlist to be the earlier one with these at the end: oldest first. */
async function expectWishes(stage: LawStage, law: Law, caller: 'customer' | 'admin', wanted: readonly string[]) {
  const { step, body } = await read(stage, caller)
  stage.expectSame(law, step, '$', wanted, keysOf(body))
  return { step, body }
}

export const wishlistJourney: Journey = {
  name: 'wish for a product and a variant, and take the wishes back',
  alone: true,
  about: ['listWishlist', 'addToWishlist', 'removeFromWishlist', 'removeVariantFromWishlist'],
  writes: true,
  async play(stage) {
    const before = keysOf((await read(stage, 'customer')).body)
    const others = keysOf((await read(stage, 'admin')).body)
    const [product, second] = [await ownProduct(stage), await ownProduct(stage)]
    const [productId, variantId] = [product.id, product.variants[0]?.id ?? '']
    const first = await stage.call('addToWishlist', 'customer', { body: { productId } })
    await stage.call('addToWishlist', 'customer', { body: { productId, variantId } })
    const last = await stage.ask('addToWishlist', 'customer', { body: { productId: second.id } })
    const all = [...before, productId, `${productId} ${variantId}`, second.id]
    const { step, body } = await expectWishes(stage, createdIsThere, 'customer', all)
    stage.expectAt(createdIsThere, last, [], body.at(-1))
    const price = fullPrice(product.base_price, product.variants[0]?.price_modifier)
    for (const [index, { product_id }] of body.entries())
      if (product_id === productId) stage.expectAt(sumsAddUp, step, [index, 'product'], { price, name: product.name })
    await expectWishes(stage, ownDataIsOnesOwn, 'admin', others)

    const again = await stage.ask('addToWishlist', 'customer', { body: { productId } }, ['200'])
    stage.expectAt(againChangesNothing, again, [], first)
    const { status } = again.answer
    if (status < 300) stage.expectSame(againChangesNothing, again, 'status', 200, status)
    await expectWishes(stage, againChangesNothing, 'customer', all)
    // Another caller's removal must not change this list.
    await stage.ask('removeFromWishlist', 'admin', { body: { productId } }, ['204'])
    await expectWishes(stage, ownDataIsOnesOwn, 'customer', all)
    await stage.ask('addToWishlist', 'admin', { body: { productId } }, ['201'])
    await expectWishes(stage, createdIsThere, 'admin', [...others, productId])

    await stage.call('removeVariantFromWishlist', 'customer', { params: { id: productId }, body: { variantId } })
    await expectWishes(stage, deletedIsGone, 'customer', [...before, productId, second.id])
    await stage.ask('addToWishlist', 'customer', { body: { productId, variantId } }, ['201'])
    await stage.ask('removeFromWishlist', 'customer', { query: { productId } }, ['204'])
    await expectWishes(stage, deletedIsGone, 'customer', [...before, second.id])
    await expectWishes(stage, ownDataIsOnesOwn, 'admin', [...others, productId])
    await stage.call('deleteProduct', 'admin', { params: { id: second.id } })
    await expectWishes(stage, deletedIsGone, 'customer', before)
  },
}
