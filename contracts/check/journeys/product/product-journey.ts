import { productInput } from '#contracts/exchanges/own.ts'
import { refusedChangesNothing } from '../../laws/writing-laws.ts'
import type { LawJourney } from '../journey.ts'
import { tryConflicts, tryDeletedSku } from './conflicts.ts'
import { ownGroups, tryGroups } from './groups.ts'
import { read } from './own-product.ts'
import { tryUpdates } from './updates.ts'

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
