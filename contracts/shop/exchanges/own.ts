import type { InputOf, Caller } from './input-of.ts'
import type { ShopCalls } from './calls.ts'

/* Records created for one exchange, so that existing records of the host stay unchanged. */

export const picture = '/media/products/solitaire-ring--gold--diamond-800.avif'

type ProductInput = InputOf<'createProduct'>['body']
type VariantInput = NonNullable<ProductInput['variants']>[number]

/** The input of a variant with five units, or with other values and counts. */
export const variantInput = ({ inventory, ...others }: Partial<VariantInput> = {}) => ({
  size: '12',
  color: 'Gold',
  weight: 4.1,
  price_modifier: 0,
  image_url: picture,
  ...others,
  inventory: { total_quantity: 5, reserved_quantity: 0, minimum_stock_alert: 1, ...inventory },
})

/** The input of a product with one variant and five units. */
export const productInput = (calls: Pick<ShopCalls, 'unique'>) => ({
  name: calls.unique('Contract check ring'),
  brand: 'Contract check',
  description: 'Made by the contract check, which takes it back.',
  SKU: calls.unique('CHECK'),
  base_price: 18_500,
  images: [{ image_url: picture, is_primary: true, display_order: 1 }],
  variants: [variantInput()],
  product_metadata: { material_type: 'Gold', metal_purity: '18K (750)' },
})

/** The input of a category or a collection. */
export const groupInput = (calls: ShopCalls) => ({
  name: calls.unique('Contract check'),
  description: 'Made by the contract check, which takes it back.',
  thumbnail: picture,
})

/** A new category and a new collection. */
export async function ownGroups(calls: ShopCalls) {
  const category = await calls.make('createCategory', 'admin', { body: groupInput(calls) })
  const collection = await calls.make('createCollection', 'admin', { body: groupInput(calls) })
  return { category, collection }
}

/** A new product, like `productInput` but for the given fields. */
export const ownProduct = (calls: ShopCalls, fields: Partial<ProductInput> = {}) =>
  calls.make('createProduct', 'admin', { body: { ...productInput(calls), ...fields } })

/** A new product, and its first variant. */
export async function ownVariant(calls: ShopCalls, fields: Partial<ProductInput> = {}) {
  const product = await ownProduct(calls, fields)
  return { product, variant: calls.pick('variants of the product that was made', product.variants.slice(0, 1)) }
}

/** A day as late as every database has room for. */
export const lateDay = { start_date: '2037-01-01T00:00:00.000Z', end_date: '2037-01-02T00:00:00.000Z' }

/** Two such instants in other zones, which the contract allows. */
export const lateInOtherZones = { start_date: '2037-01-01T16:00:00+05:30', end_date: '2037-01-02T18:45:00-04:00' }

export const saleInput = (name: string) => ({
  name,
  description: 'Made by the contract check; never running.',
  ...lateDay,
  is_active: false,
  thumbnail: picture,
  products: [],
})

/** The check's sale: created once per host, since no call deletes a sale. */
export async function ownSale(calls: ShopCalls) {
  const name = 'Contract check sale'
  const sales = await calls.make('listSales', 'guest', {})
  return (
    sales.find((sale) => sale.name === name) ?? (await calls.make('createSale', 'admin', { body: saleInput(name) }))
  )
}

export const addressInput = (calls: ShopCalls) => ({
  full_name: calls.unique('Contract Check'),
  phone: '+919845000009',
  address_line1: '1, Check Street',
  zip_code: '560001',
  country: 'India',
  state: 'Karnataka',
  city: 'Bengaluru',
  landmark: 'Opposite the market',
  is_primary: false,
})

/** A new address of the caller, removed afterwards. */
export async function ownAddress(calls: ShopCalls, caller: Caller) {
  const address = addressInput(calls)
  const { user } = await calls.make('updateMe', caller, { body: { address } })
  return calls.pick(
    'address that was just saved',
    user.addresses.filter(({ fullName }) => fullName === address.full_name),
  )
}

/** A variant and its quantity. */
export type Line = readonly [variant: string, quantity: number]

/** The input of an order of these lines. */
export const orderInput = (calls: ShopCalls, ...lines: readonly Line[]) => ({
  paymentMethod: 'upi' as const,
  items: lines.map(([productVariantId, quantity]) => ({ productVariantId, quantity })),
  shippingAddress: addressInput(calls),
})

/** The input of an order of one unit of a product made for the exchange, or of more. */
export const checkoutInput = async (calls: ShopCalls, quantity = 1) =>
  orderInput(calls, [(await ownVariant(calls)).variant.id, quantity])

/** A new order of the caller, cancelled afterwards. */
export const ownOrder = async (calls: ShopCalls, caller: Caller) =>
  calls.make('checkout', caller, { body: await checkoutInput(calls) })

/** A new product that the customer has ordered. */
export async function orderedProduct(calls: ShopCalls) {
  const { product, variant } = await ownVariant(calls)
  await calls.make('checkout', 'customer', { body: orderInput(calls, [variant.id, 1]) })
  return product
}
