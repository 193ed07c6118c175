import {
  useSearchCategories,
  useSearchCoupons,
  useSearchCustomers,
  useSearchOrders,
  useSearchProducts,
} from '#openapi/generated/client/search/search.ts'
import { useListAllOrders } from '#openapi/generated/client/orders/orders.ts'
import { useFilterUsers } from '#openapi/generated/client/users/users.ts'
import type { Coupon } from '#openapi/generated/model/coupon.ts'
import { searchOf } from '#src/shared/shop/all-products.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { formatDate } from '#src/shared/lib/time/dates.ts'
import { hasName } from '#src/shared/shop/has-name.ts'
import { hasNumber } from '#src/shared/shop/has-number.ts'
import { stateWithItem } from '#src/shared/shop/edited-item.ts'
import { formatRupees } from '#src/shared/lib/text/money.ts'
import { formatNumber } from '#src/shared/lib/text/numbers.ts'
import { paths } from '#src/shared/lib/paths.ts'
import type { Entry, Group } from './entries.ts'
import { bothFound } from '#src/shared/shop/use-list-or-search.ts'

const shownAtMost = 5

/** The lists of users and orders come whole: they are loaded for so many letters, after the search, and kept. */
const leastLetters = 3

interface Answer<Row> {
  data: { data: Row[]; pagination: { total: number } } | undefined
  error: unknown
}

function groupOf<Row>(title: string, { data, error }: Answer<Row>, entry: (row: Row) => Entry): Group {
  if (error) return { title, entries: [], note: `${title} could not be searched.` }
  const total = data?.pagination.total ?? 0
  const count = total > shownAtMost ? `: ${shownAtMost} of ${formatNumber(total)}` : ''
  return { title: `${title}${count}`, entries: data?.data.slice(0, shownAtMost).map(entry) ?? [] }
}

/** Puts the rows of a list first that have the text where the server's search does not look; says so if the list could not be loaded. */
function withListed<Row extends { id: string }>(
  title: string,
  { data, error }: Answer<Row>,
  list: { data: Row[] | undefined; error: unknown },
  matches: (row: Row) => boolean,
): [title: string, answer: Answer<Row>] {
  const rows = bothFound(list.data?.filter(matches) ?? [], data?.data ?? [])
  const total = Math.max(rows.length, data?.pagination.total ?? 0)
  return [list.error ? `${title}, by email only` : title, { data: { data: rows, pagination: { total } }, error }]
}

/** The records that the server's searches find for a text; none for an empty one. */
export function useFound(q: string, onCoupon: (coupon: Coupon) => void) {
  const search = searchOf(q)
  const query = { enabled: q !== '', meta: { failed: 'The search of the palette failed.' } }
  const products = useSearchProducts(search, { query })
  const customers = useSearchCustomers(search, { query })
  const orders = useSearchOrders(search, { query })
  const categories = useSearchCategories(search, { query })
  const coupons = useSearchCoupons(search, { query })
  const list = ({ data }: Answer<unknown>) => ({
    query: {
      ...query,
      enabled: q.length >= leastLetters && data !== undefined,
      staleTime: 5 * 60_000,
      refetchOnWindowFocus: false,
    },
  })
  const everyone = useFilterUsers(list(customers))
  const everyOrder = useListAllOrders(list(orders))
  const answers = [products, customers, orders, categories, coupons, everyone, everyOrder]

  const groups = [
    groupOf('Products', products, (product) => ({
      id: `product-${product.id}`,
      name: product.name,
      hint: `${product.SKU}, ${formatRupees(product.base_price)}`,
      picture: readProduct(product).pictures[0]?.src ?? null,
      opens: { to: paths.admin.updateProduct(product.id), state: stateWithItem(product) },
    })),
    groupOf(...withListed('Customers', customers, everyone, (user) => hasName(user, q)), ({ id, name, email }) => ({
      id: `customer-${id}`,
      name,
      hint: email,
      opens: { to: paths.admin.customersLike(email) },
    })),
    groupOf(...withListed('Orders', orders, everyOrder, (order) => hasNumber(order, q)), (order) => ({
      id: `order-${order.id}`,
      name: order.order_number,
      hint: `${order.customer_email}, ${formatDate(order.created_at)}, ${formatRupees(order.total_amount)}`,
      opens: { to: paths.admin.ordersLike(order.order_number) },
    })),
    groupOf('Categories', categories, (category) => ({
      id: `category-${category.id}`,
      name: category.name,
      hint: category.description,
      picture: category.thumbnail,
      opens: { to: paths.admin.updateCategory(category.id), state: stateWithItem(category) },
    })),
    groupOf('Coupons', coupons, (coupon) => ({
      id: `coupon-${coupon.id}`,
      name: coupon.code,
      hint: coupon.description,
      opens: () => onCoupon(coupon),
    })),
  ]
  return {
    groups: q === '' ? [] : groups,
    isPending: q !== '' && answers.some(({ isFetching, data }) => isFetching && data === undefined),
  }
}
