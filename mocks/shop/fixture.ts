import { openStore, type RowOf, type World } from './rows.ts'
import { hashPassword } from '../rules/passwords.ts'
import { createFaults, noFaults } from '../engine/network/faults.ts'
import { createBackend } from './shop.ts'

/* For tests: a small shop with a ring in gold and silver, a bangle without variants, and three people. */

export const noon = '2026-11-16T06:30:00.000Z'

const stocked = (total_quantity: number, reserved_quantity = 0) => ({
  total_quantity,
  reserved_quantity,
  minimum_stock_alert: 0,
})

/** Five units in gold (var-1), and one in silver (var-2), which costs a thousand rupees more. */
export const ring: RowOf<'products'> = {
  id: 'prod-1',
  name: 'Solitaire Ring',
  brand: 'Suvarnika',
  description: 'A round diamond held by six claws.',
  SKU: 'RING-1',
  base_price: 10_000,
  category_id: 'cat-1',
  collection_id: 'col-1',
  tax_category_id: 'tax-1',
  images: [{ id: 'img-1', image_url: '/media/ring.avif', is_primary: true, display_order: 1 }],
  variants: [
    {
      id: 'var-1',
      product_id: 'prod-1',
      size: '12',
      color: 'Gold',
      weight: 2.5,
      price_modifier: 0,
      image_url: null,
      inventory: stocked(5),
    },
    {
      id: 'var-2',
      product_id: 'prod-1',
      size: '12',
      color: 'Silver',
      weight: 2.1,
      price_modifier: 1000,
      image_url: null,
      inventory: stocked(1),
    },
  ],
  product_metadata: { material_type: 'Gold' },
  thumbnail: null,
  stock_without_variants: 0,
}

export const bangle: RowOf<'products'> = {
  ...ring,
  id: 'prod-2',
  name: 'Plain Bangle',
  SKU: 'BANGLE-1',
  category_id: null,
  collection_id: null,
  images: [],
  variants: [],
  stock_without_variants: 3,
}

const person = async (id: string, name: string, role: 'CUSTOMER' | 'ADMIN'): Promise<RowOf<'users'>> => ({
  id,
  name,
  email: `${name.toLowerCase()}@shop.test`,
  phone: null,
  date_of_birth: null,
  is_verified: true,
  created_at: '2026-01-01T00:00:00Z',
  role,
  password: await hashPassword(`${name.toLowerCase()}-pass`, id),
})

/** Meera's order of a gold ring, not yet shipped. */
export const order: RowOf<'orders'> = {
  id: 'ord-1',
  order_number: 'SUV-2026-00001',
  created_at: '2026-11-15T10:00:00Z',
  userId: 'user-1',
  shipment_status: 'Pending',
  payment_status: 'Paid',
  payment_method: 'upi',
  total_amount: 10_099,
  delivered: false,
  cancelled: false,
  returned: false,
  lines: [{ productId: 'prod-1', variantId: 'var-1', quantity: 1, unit_price: 10_000 }],
}

/** 5% off the ring, from Monday to Sunday. */
export const sale: RowOf<'sales'> = {
  id: 'sale-1',
  name: 'Wedding Edit',
  description: 'A gentler price.',
  start_date: '2026-11-16T00:00:00Z',
  end_date: '2026-11-22T18:29:59Z',
  is_active: true,
  thumbnail: null,
  sale_products: [{ product_id: 'prod-1', discount_percent: 5, discount_amount: 0 }],
}

/** An address in the format of the checkout and the address form. */
export const home = {
  full_name: 'Meera Iyer',
  phone: '+91 98450 00001',
  address_line1: '14, Lake View Road',
  zip_code: '560001',
  country: 'India',
  state: 'Karnataka',
  city: 'Bengaluru',
}
/** A stored address. */
export const savedAddress = (id: string, userId: string, isDefault = true) => ({
  id,
  userId,
  fullName: 'Meera',
  addressLine1: '1',
  city: 'Pune',
  state: 'MH',
  zipCode: '411001',
  country: 'India',
  mobile: '1',
  isDefault,
})

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

/** A picture of one pixel, padded to a size by an ignored chunk. */
export function png(size = 100): File {
  const picture = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))
  const padding = new Uint8Array(size - picture.length)
  new DataView(padding.buffer).setUint32(0, padding.length - 12)
  padding.set(new TextEncoder().encode('paDd'), 4)
  const header = 33
  return new File([picture.subarray(0, header), padding, picture.subarray(header)], 'ring.png', { type: 'image/png' })
}

export const textFile = () => new File(['not a picture'], 'ring.png', { type: 'image/png' })

/** A multipart form. */
export function formOf(fields: Record<string, string | File | File[]>): FormData {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value)
  return form
}

const session = (id: string, userId: string): RowOf<'sessions'> => ({
  id,
  userId,
  expires_at: '2026-12-01T00:00:00Z',
})

export const world: World = {
  taxCategories: [{ id: 'tax-1', name: 'GST on jewellery', standard_rate: 3 }],
  categories: [{ id: 'cat-1', name: 'Rings', description: 'Solitaires and bands.', thumbnail: '/media/rings.avif' }],
  collections: [{ id: 'col-1', name: 'Gold Collection', description: 'Yellow gold.', thumbnail: '/media/gold.avif' }],
  products: [ring, bangle],
  users: [
    await person('user-1', 'Meera', 'CUSTOMER'),
    await person('user-2', 'Ravi', 'CUSTOMER'),
    await person('user-3', 'Kavita', 'ADMIN'),
  ],
  addresses: [],
  orders: [],
  reviews: [],
  wishes: [],
  cartLines: [],
  sales: [],
  coupons: [],
  uploads: [],
  sessions: [session('meera', 'user-1'), session('ravi', 'user-2'), session('kavita', 'user-3')],
  sampleOrders: [],
}

/**
 * Opens the test shop at the time `at`, with the tables in `rows` replaced, and its callers. Each answer is checked
 * against the contract.
 */
export async function testShop(rows: Partial<World> = {}, at = noon) {
  const db = await openStore(structuredClone({ ...world, ...rows }))
  const backend = createBackend({
    shop: {
      db,
      faults: createFaults(noFaults, 1),
      settings: { seed: 1, scenario: 'default' },
      now: () => new Date(at),
      zone: 'Asia/Kolkata',
      isRunning: false,
      exclusively: (_writes, task) => task(),
      reset: () => Promise.reject(new Error('A test opens a new shop instead.')),
      change: () => Promise.reject(new Error('A test opens another shop instead.')),
    },
    onViolation: (violation) => {
      throw new Error(violation)
    },
  })

  const caller = (token?: string) => {
    const send = (method: string) => async (path: string, body?: unknown) => {
      const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {})
      if (body !== undefined && !(body instanceof FormData)) headers.set('Content-Type', 'application/json')
      const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body)
      const response = await backend.fetch(
        new Request(`http://shop.test${path}`, { method, headers, ...(sent !== undefined && { body: sent }) }),
      )
      const text = await response.text()
      const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
      return { status: response.status, body: isJson ? (JSON.parse(text) as unknown) : text }
    }
    return { get: send('GET'), post: send('POST'), put: send('PUT'), delete: send('DELETE') }
  }

  return {
    db,
    fetch: backend.fetch,
    as: caller,
    guest: caller(),
    meera: caller('meera'),
    ravi: caller('ravi'),
    kavita: caller('kavita'),
  }
}
