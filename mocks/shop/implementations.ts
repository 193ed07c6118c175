import type { AllImplementations } from './implementations-of.ts'
import { auth } from '../operations/auth.ts'
import { cart } from '../operations/cart.ts'
import { categories } from '../operations/categories.ts'
import { collections } from '../operations/collections.ts'
import { coupons } from '../operations/coupons.ts'
import { dashboard } from '../operations/dashboard.ts'
import { orders } from '../operations/orders.ts'
import { products } from '../operations/products.ts'
import { reviews } from '../operations/reviews.ts'
import { sales } from '../operations/sales.ts'
import { search } from '../operations/search.ts'
import { taxCategories } from '../operations/tax-categories.ts'
import { upload } from '../operations/upload.ts'
import { users } from '../operations/users.ts'
import { wishlist } from '../operations/wishlist.ts'

/** Every operation of the contract; a missing one does not compile. */
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
