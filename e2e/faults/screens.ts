import { areas } from '../support/addresses.ts'

/**
 * A screen, the role that opens it, and its messages when calls fail. A screen without messages shows its usual
 * content.
 */
export interface Screen {
  path: string
  role: keyof typeof areas
  /** The address with the item that it edits. */
  to: string
  failures: readonly string[]
  /** Whether it needs a press on Retry; the dashboard retries by itself. */
  hasRetry: boolean
}

const products = 'Failed to load products. Please try again later.'
const addresses = 'Failed to fetch addresses'
const requiredData = 'Failed to load required data.'

type Path = { [Area in keyof typeof areas]: keyof (typeof areas)[Area] }[keyof typeof areas]

/** None for a screen that reads nothing by itself. */
const failures: Readonly<Record<Path, readonly string[]>> = {
  '/': [products, 'Failed to load collections.', 'Failed to fetch collections', 'Failed to fetch categories'],
  '/login': [],
  '/register': [],
  '/aboutUs': [],
  '/arrangecallback': [],
  '/products': [products],
  '/products/prod-1': ['Failed to load product. Please try again later.'],
  '/categories/cat-1': ['Failed to load category. Please try again later.'],
  '/collections/col-1': [products],
  '/sales/sale-1': [products],
  '/cart': ['Failed to load your cart. Please try again later.'],
  '/checkout': [addresses],
  '/reviews': ['Failed to load reviews. Please try again later.'],
  '/account': ['Error loading profile. Please try again later.'],
  '/account/personal-info': ['Failed to fetch user data'],
  '/account/address': [addresses],
  '/account/address/edit': [addresses],
  '/account/address/edit/addr-1': [addresses],
  '/account/wishlist': ['Failed to load your wishlist. Please try again later.'],
  '/account/orders': [],
  '/admin': ['Loading sale statistics...'],
  '/admin/new-products': [requiredData],
  '/admin/products': [products],
  '/admin/categories': ['Failed to fetch categories'],
  '/admin/collections': ['Failed to fetch collections'],
  '/admin/orders': ['Failed to fetch orders. Please try again later.'],
  '/admin/customers': ['Failed to fetch customers. Please try again later.'],
  '/admin/sales': ['Failed to load sales.'],
  '/admin/new-coupon': [],
  '/admin/new-sale': [],
  '/admin/new-category': [],
  '/admin/new-collection': [],
  '/admin/update-product': ['Failed to load product. Please try again later.'],
  '/admin/update-product2': ['Failed to load product. Please try again later.'],
  '/admin/update-product3': ['Failed to load product. Please try again later.'],
  '/admin/update-category': ['Failed to load category. Please try again later.'],
  '/admin/update-collection': ['Failed to load collection. Please try again later.'],
}

const ids: Readonly<Record<string, string>> = { category: 'cat-1', collection: 'col-1', product: 'prod-1' }

function withItem(path: string): string {
  const [, kind = ''] = /^\/admin\/update-(category|collection|product)/.exec(path) ?? []
  return kind === '' ? path : `${path}?id=${ids[kind]}`
}

/** Every address of the shop. */
export const screens: readonly Screen[] = Object.entries(areas).flatMap(([role, paths]) =>
  (Object.keys(paths) as Path[]).map((path) => ({
    path,
    // The cart needs a session.
    role: path === '/cart' ? 'customer' : (role as Screen['role']),
    to: withItem(path),
    failures: failures[path],
    hasRetry: failures[path].length > 0 && path !== '/admin',
  })),
)
