/** A part of an address. A host's id may hold half of a character pair, which `encodeURIComponent` refuses. */
const segment = (id: string): string => encodeURIComponent(id.toWellFormed())

const withId = (path: string) => (id?: string) => (id === undefined ? path : `${path}?id=${segment(id)}`)

const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query).toString()}`

/** Every address of the shop. Links and navigation are built here and nowhere else. */
export const paths = {
  home: () => '/',
  products: () => '/products',
  productSearch: (term: string) => withQuery('/products', { q: term }),
  product: (id: string, variantId?: string | null) =>
    `/products/${segment(id)}${variantId ? `?variant=${segment(variantId)}` : ''}`,
  category: (id: string) => `/categories/${segment(id)}`,
  collection: (id: string) => `/collections/${segment(id)}`,
  sale: (id: string) => `/sales/${segment(id)}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  reviews: () => '/reviews',
  about: () => '/aboutUs',
  callback: () => '/arrangecallback',

  login: () => '/login',
  register: () => '/register',

  account: () => '/account',
  personalInfo: () => '/account/personal-info',
  addresses: () => '/account/address',
  newAddress: () => '/account/address/edit',
  editAddress: (id: string) => `/account/address/edit/${segment(id)}`,
  wishlist: () => '/account/wishlist',
  orders: () => '/account/orders',
  order: (id: string) => withQuery('/account/orders', { order: id, view: 'tracking' }),

  admin: {
    dashboard: () => '/admin',
    products: () => '/admin/products',
    newProduct: () => '/admin/new-products',
    duplicateProduct: withId('/admin/new-products'),
    updateProduct: withId('/admin/update-product'),
    updateProductFull: withId('/admin/update-product2'),
    updateProductPrice: withId('/admin/update-product3'),
    categories: () => '/admin/categories',
    newCategory: () => '/admin/new-category',
    updateCategory: withId('/admin/update-category'),
    collections: () => '/admin/collections',
    newCollection: () => '/admin/new-collection',
    updateCollection: withId('/admin/update-collection'),
    orders: () => '/admin/orders',
    ordersLike: (text: string) => withQuery('/admin/orders', { q: text }),
    customers: () => '/admin/customers',
    customersLike: (email: string) => withQuery('/admin/customers', { q: email }),
    newCoupon: () => '/admin/new-coupon',
    sales: () => '/admin/sales',
    newSale: () => '/admin/new-sale',
  },
} as const
