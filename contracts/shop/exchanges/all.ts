import type { Tag } from '#openapi/generated/operations.ts'
import { usualStatus } from '#openapi/contract/operation.ts'
import type { Exchange } from '#contracts/session/journey.ts'
import { operationOf } from '#contracts/shop/shop-contract.ts'
import { type ExchangesOf, type Listed, listed } from './exchange.ts'
import { auth } from './auth.ts'
import { cart } from './cart.ts'
import { categories } from './categories.ts'
import { collections } from './collections.ts'
import { coupons } from './coupons.ts'
import { dashboard } from './dashboard.ts'
import { orders } from './orders.ts'
import { products } from './products.ts'
import { reviews } from './reviews.ts'
import { sales } from './sales.ts'
import { search } from './search.ts'
import { taxCategories } from './tax-categories.ts'
import { upload } from './upload.ts'
import { users } from './users.ts'
import { wishlist } from './wishlist.ts'

const byTag: { [Of in Tag]: ExchangesOf<Of> } = {
  auth,
  cart,
  categories,
  collections,
  coupons,
  dashboard,
  orders,
  products,
  reviews,
  sales,
  search,
  'tax-categories': taxCategories,
  upload,
  users,
  wishlist,
}

/** All exchanges of all tags. */
export const allExchanges: readonly Listed[] = Object.values(byTag).flatMap((exchanges) => listed(exchanges))

/** The exchange of an operation's success. The type of the exchanges demands one for each documented answer. */
export const usualExchangeOf = (id: string) =>
  allExchanges.find((each) => each.id === id && each.status === usualStatus(operationOf(id)))?.exchange as Exchange
