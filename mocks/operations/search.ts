import { adminOrder, newestFirst, productAnswer, userAnswer } from '../rules/answers.ts'
import { matching } from '../engine/call/filters.ts'
import { comparable } from '../engine/table/field-index.ts'
import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { resultsOf } from '../rules/pages.ts'
import { searchProducts } from '../rules/product-search.ts'

const plain = (text: string) => String(comparable(text, 'any-case'))
const holds = (q: string, ...texts: string[]) => texts.some((text) => plain(text).includes(plain(q)))

export const search: ImplementationsOf<'search'> = {
  searchProducts: ({ query: { q, page, filters }, db }) => {
    const wanted = matching(filters, [
      'id',
      'name',
      'brand',
      'SKU',
      'base_price',
      'category_id',
      'collection_id',
      'tax_category_id',
    ])
    const found = searchProducts(db.products.all(), q, db.categories.all(), db.collections.all())
    return resultsOf(filters ? found.filter(wanted) : found, page, (product) => productAnswer(db, product))
  },

  searchCustomers: ({ query: { q, page, filters }, db }) => {
    const wanted = matching(filters, ['id', 'name', 'email', 'phone', 'is_verified', 'role'])
    const found = db.users.all().filter((user) => holds(q, user.email) && wanted(user))
    return resultsOf(found, page, (user) => userAnswer(db, user))
  },

  searchOrders: ({ query: { q, page, filters }, db, now }) => {
    const wanted = matching(filters, [
      'id',
      'order_number',
      'customer_email',
      'shipment_status',
      'payment_status',
      'total_amount',
    ])
    const found = newestFirst(db.orders.all()).map((order) => adminOrder(db, order, now))
    return resultsOf(
      found.filter((order) => holds(q, order.customer_email) && wanted(order)),
      page,
      (order) => order,
    )
  },

  searchCategories: ({ query: { q, page, filters }, db }) => {
    const wanted = matching(filters, ['id', 'name', 'description'])
    const found = db.categories
      .all()
      .filter((category) => holds(q, category.name, category.description) && wanted(category))
    return resultsOf(found, page, (category) => category)
  },

  searchCoupons: ({ query: { q, page, filters }, db }) => {
    const wanted = matching(filters, ['id', 'code', 'free_shipping', 'max_discount', 'usage_limit', 'discount_type'])
    const found = db.coupons.all().filter((coupon) => holds(q, coupon.code) && wanted(coupon))
    return resultsOf(found, page, (coupon) => coupon)
  },
}
