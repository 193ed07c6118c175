import type { AllImplementations } from './operation.ts'
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

/** Every operation of the contract; one that is missing does not compile. */
export const implementations: AllImplementations = {
  ...products,
  ...collections,
  ...categories,
  ...taxCategories,
  ...upload,
  ...reviews,
  ...wishlist,
  ...cart,
  ...users,
  ...auth,
  ...orders,
  ...sales,
  ...coupons,
  ...search,
  ...dashboard,
}
