import { ownProduct } from '#contracts/exchanges/own.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import { isObject } from '../../judge/contract/records.ts'
import { same } from '../../judge/laws/law.ts'
import { fullPrice } from '../laws/prices.ts'
import {
  againChangesNothing,
  createdIsThere,
  deletedIsGone,
  ownDataIsOnesOwn,
  sumsAddUp,
} from '../laws/writing-laws.ts'
import type { LawJourney } from './journey.ts'
import { differences } from './differences.ts'

type Wishes = Success<'listWishlist'>

const keyOf = ({ product_id, variantId }: Wishes[number]) => `${product_id} ${variantId ?? ''}`.trim()

async function wishesOf(stage: LawStage, caller: 'customer' | 'admin') {
  const { step, body } = await stage.succeed('listWishlist', caller, {})
  return { step, keys: body.map(keyOf), body }
}

/** Expects the wishlist to be the earlier one with these at the end: oldest first. */
async function expectWishes(
  stage: LawStage,
  law: typeof createdIsThere,
  caller: 'customer' | 'admin',
  wanted: readonly string[],
) {
  const { step, keys, body } = await wishesOf(stage, caller)
  if (!same(keys, wanted))
    stage.expect(law, step, [
      { path: '$', expected: `the wishes ${wanted.join(', ') || '(none)'}`, got: keys.join(', ') || '(none)' },
    ])
  return { step, body }
}

export const wishlistJourney: LawJourney = {
  name: 'wish for a product and a variant, and take the wishes back',
  about: ['listWishlist', 'addToWishlist', 'removeFromWishlist', 'removeVariantFromWishlist'],
  writes: true,
  async play(stage) {
    const [before, others] = [(await wishesOf(stage, 'customer')).keys, (await wishesOf(stage, 'admin')).keys]
    const [product, second] = [await ownProduct(stage), await ownProduct(stage)]
    const variantId = product.variants[0]?.id ?? ''
    const first = await stage.succeed('addToWishlist', 'customer', { body: { productId: product.id } })
    await stage.call('addToWishlist', 'customer', { body: { productId: product.id, variantId } })
    const last = await stage.succeed('addToWishlist', 'customer', { body: { productId: second.id } })
    const added = [product.id, `${product.id} ${variantId}`, second.id]
    const { step, body } = await expectWishes(stage, createdIsThere, 'customer', [...before, ...added])
    stage.expect(createdIsThere, last.step, differences(body.at(-1) ?? {}, last.body))
    const price = fullPrice(product.base_price, product.variants[0]?.price_modifier)
    for (const [index, wish] of body.entries())
      if (wish.product_id === product.id && (wish.product.price !== price || wish.product.name !== product.name))
        stage.expect(sumsAddUp, step, [
          { path: `$[${index}].product.price`, expected: String(price), got: String(wish.product.price) },
        ])
    await expectWishes(stage, ownDataIsOnesOwn, 'admin', others)

    const again = await stage.ask('addToWishlist', 'customer', { body: { productId: product.id } }, ['200'])
    if (again.sound)
      stage.expect(
        againChangesNothing,
        again,
        differences(first.body, isObject(again.answer.body) ? again.answer.body : {}),
      )
    stage.expect(
      againChangesNothing,
      again,
      again.answer.status === 200 || again.answer.status > 299
        ? []
        : [{ path: 'status', expected: '200', got: String(again.answer.status) }],
    )
    await expectWishes(stage, againChangesNothing, 'customer', [...before, ...added])
    // Another caller's removal must not change this list.
    await stage.ask('removeFromWishlist', 'admin', { body: { productId: product.id } }, ['204'])
    await expectWishes(stage, ownDataIsOnesOwn, 'customer', [...before, ...added])
    await stage.ask('addToWishlist', 'admin', { body: { productId: product.id } }, ['201'])
    await expectWishes(stage, createdIsThere, 'admin', [...others, product.id])

    await stage.call('removeVariantFromWishlist', 'customer', { params: { id: product.id }, body: { variantId } })
    await expectWishes(stage, deletedIsGone, 'customer', [...before, product.id, second.id])
    await stage.ask('addToWishlist', 'customer', { body: { productId: product.id, variantId } }, ['201'])
    await stage.ask('removeFromWishlist', 'customer', { query: { productId: product.id } }, ['204'])
    await expectWishes(stage, deletedIsGone, 'customer', [...before, second.id])
    await expectWishes(stage, ownDataIsOnesOwn, 'admin', [...others, product.id])
    await stage.call('deleteProduct', 'admin', { params: { id: second.id } })
    await expectWishes(stage, deletedIsGone, 'customer', before)
  },
}
