import { sampleCheckoutLines } from '#openapi/generated/samples/sample-checkout-lines.ts'
import { sampleOrders } from '#openapi/generated/samples/sample-orders.ts'
import type { RowOf, World } from '#mocks/shop/rows.ts'
import { administrator, buildAddress, buildCustomer, customer, customersAddresses } from './build-customer.ts'
import type { BuiltCustomer } from './build-customer.ts'
import { buildCoupons, buildSales } from './build-offers.ts'
import { buildProducts, usualProducts } from './build-products.ts'
import { buildOrders, numbered } from './build-trade.ts'
import { buildReviews } from './build-voices.ts'
import { finalize, stockChooser } from './finalize.ts'
import { randomFor } from './random.ts'
import { buildCategories, buildCollections, buildTaxCategories } from './groups.ts'

export interface ShopOptions {
  readonly seed?: number
  /** The number of products; the usual shop has about sixty. */
  readonly products?: number
  /** The number of variants of each product; 2 to 4 by design if omitted. */
  readonly variantsEach?: number
  /** Additional orders over the last twelve months. */
  readonly orders?: number
  readonly moreOrders?: number
  readonly reviews?: number
  readonly customers?: number
  /** How many units of each variant can be bought. */
  readonly stock?: 'usual' | 'none' | 'one'
  /** Only accounts and tax categories. */
  readonly empty?: boolean
  /** The customer who can sign in has no addresses, wishes, cart, orders or reviews. */
  readonly newCustomer?: boolean
  /** Every sale ended the day before the anchor. */
  readonly salesEnded?: boolean
}

/** The seeded shop as plain data. The same options give the same rows, byte for byte, in every browser. */
export function buildShop(options: ShopOptions = {}): World {
  const { seed = 1, products: productCount = usualProducts, customers: customerCount = 45, stock = 'usual' } = options
  const { orders: orderCount = 160, moreOrders = 0, reviews: reviewCount = 120, empty = false } = options
  const newcomer = options.newCustomer ? customer.id : null

  const products = empty ? [] : buildProducts(productCount, options.variantsEach)
  // Orders, reviews and wishes are about the usual products, so that they are the same in a larger shop.
  const usual = products.slice(0, usualProducts)
  const named = sampledProducts(usual)
  const people = buildPeople(seed, customerCount)
  const users = [customer, administrator, ...people.map(({ user }) => user)]
  const customers = users.filter(({ role, id }) => role === 'CUSTOMER' && id !== newcomer)
  const women = new Set([customer.id, ...people.filter(({ sex }) => sex === 'female').map(({ user }) => user.id)])
  const sales = empty ? [] : buildSales(usual, named, options.salesEnded ?? false)
  const trade = { products: usual, customers, sales }

  const orders = empty
    ? []
    : numbered([
        ...buildOrders(orderCount, trade, randomFor(seed, 'orders')),
        ...buildOrders(moreOrders, trade, randomFor(seed, 'more orders')),
      ])
  const reviews = empty
    ? []
    : buildReviews(
        reviewCount,
        { products: usual, customers, women, orders, reserved: named },
        randomFor(seed, 'reviews'),
      )

  return finalize(
    {
      taxCategories: buildTaxCategories(),
      categories: empty ? [] : buildCategories(),
      collections: empty ? [] : buildCollections(),
      products,
      users,
      addresses: [...(newcomer ? [] : customersAddresses()), ...buildAddresses(seed, people)],
      orders,
      reviews,
      ...buildIntents(seed, usual, customers, named),
      sales,
      coupons: empty ? [] : buildCoupons(),
      uploads: [],
      sessions: [],
      sampleOrders: [],
    },
    stockChooser(stock, named, randomFor(seed, 'stock')),
  )
}

/** Products named in the contract's sample data: their price is fixed, and the usual shop always has them in stock. */
function sampledProducts(products: readonly RowOf<'products'>[]): ReadonlySet<string> {
  const ordered = sampleOrders.flatMap(({ items }) => items.map(({ productId }): string => productId))
  const variants = new Set(sampleCheckoutLines.map(({ productVariantId }): string => productVariantId))
  const checkedOut = products.filter((product) => product.variants.some(({ id }) => variants.has(id)))
  return new Set([...ordered, ...checkedOut.map(({ id }) => id)])
}

/** Accounts created over two years, oldest first. */
function buildPeople(seed: number, count: number): BuiltCustomer[] {
  const random = randomFor(seed, 'customers')
  return Array.from({ length: count }, (_, index) => {
    const age = Math.round(728 - (index * 724) / Math.max(1, count - 1))
    return buildCustomer(index + 3, age, random)
  })
}

function buildAddresses(seed: number, people: readonly BuiltCustomer[]): RowOf<'addresses'>[] {
  const random = randomFor(seed, 'addresses')
  let number = 2
  return people.flatMap(({ user }) =>
    Array.from({ length: random.pick([0, 1, 1, 1, 1, 2]) }, (_, index) =>
      buildAddress((number += 1), user, index === 0, random),
    ),
  )
}

/** The wishes and cart of the customer who can sign in: fixed, so that every demo starts the same. */
const ownWishes = ['prod-62', 'prod-60', 'prod-55']
const ownCart = ['var-181', 'var-90']

/** Wishes and carts of the customer who can sign in, then of the others. */
function buildIntents(
  seed: number,
  products: readonly RowOf<'products'>[],
  customers: readonly RowOf<'users'>[],
  named: ReadonlySet<string>,
): Pick<World, 'wishes' | 'cartLines'> {
  const random = randomFor(seed, 'wishes')
  const free = products.filter(({ id }) => !named.has(id))
  const wishes: World['wishes'] = []
  const cartLines: World['cartLines'] = []
  const wish = (userId: string, productId: string) =>
    wishes.push({ id: `wish-${wishes.length + 1}`, userId, productId, variantId: null })
  const put = (userId: string, variantId: string, quantity: number) =>
    cartLines.push({ id: `line-${cartLines.length + 1}`, userId, variantId, quantity })

  const variants = new Set(products.flatMap((product) => product.variants.map(({ id }) => id)))
  for (const user of free.length > 0 ? customers : []) {
    if (user.id === customer.id) {
      for (const id of ownWishes.filter((each) => products.some((product) => product.id === each))) wish(user.id, id)
      for (const id of ownCart.filter((each) => variants.has(each))) put(user.id, id, 1)
      continue
    }
    const liked = random.shuffle(free).slice(0, random.pick([0, 0, 0, 1, 2, 3]))
    for (const product of liked) wish(user.id, product.id)
    for (const product of liked.filter(() => random.chance(0.35))) {
      put(user.id, random.pick(product.variants).id, random.pick([1, 1, 1, 2]))
    }
  }
  return { wishes, cartLines }
}
