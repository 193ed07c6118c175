import { isObject } from '#contracts/judge/contract/records.ts'
import {
  afterwards,
  answer,
  answering,
  listIn,
  type Mutant,
  only,
  recordIn,
  refusal,
  refusing,
  sending,
  success,
} from './planting.ts'

/** Refuses an update that repeats the record's own, unchanged value. */
const ownValueConflicts = (id: 'updateProduct' | 'updateMe', field: string) =>
  refusing(id, `its own ${field} is a conflict`, 409, async (sent, call) => {
    const kept = recordIn(await call.read())
    return sent[field] !== undefined && sent[field] === kept[field]
  })

const codesInAnyCase = only('createCoupon', 'codes that differ in case are one', () => {
  const codes = new Map<string, string>()
  return async ({ sent, send, applied }) => {
    const code = String((await sent()).code)
    const known = codes.get(code.toLowerCase()) ?? code
    if (known !== code) {
      applied()
      return refusal(409, 'Coupon code is already taken')
    }
    const given = await send()
    if (success(given)) codes.set(code.toLowerCase(), code)
    return given
  }
})

const firstInStock = only('addToCart', 'a product means its first variant in stock', () => async (call) => {
  const { productId, ...sent } = await call.sent()
  if (typeof productId !== 'string' || 'productVariantId' in sent) return call.send()
  const variants = listIn(await call.read(`/v1/products/${productId}`), 'variants')
  const variant = variants.find(
    ({ inventory }) => isObject(inventory) && Number(inventory.total_quantity) > Number(inventory.reserved_quantity),
  )
  if (!variant || variant === variants[0]) return call.send()
  call.applied()
  return call.send({ body: { ...sent, productVariantId: variant.id } })
})

const admin = { email: 'admin@shop.test', password: 'admin-pass' }

/** Signs in with passwords that are like the right one. */
const accepting = (kind: string, isLike: (sent: string, right: string) => boolean) =>
  answering('login', kind, () => {
    const known = new Map<unknown, string>()
    return async (given, { sent, send }) => {
      const { email, password } = await sent()
      if (success(given)) known.set(email, String(password))
      const right = known.get(email)
      if (given.status !== 401 || right === undefined || !isLike(String(password), right)) return undefined
      return send({ body: { email, password: right } })
    }
  })

/** Faults of one operation each. */
export const ofSingleOperations: readonly Mutant[] = [
  ownValueConflicts('updateProduct', 'SKU'),
  ownValueConflicts('updateMe', 'email'),
  answering('checkout', 'two lines of one variant oversell', () => async (given, { sent, send }) => {
    const body = await sent()
    const [first, second] = listIn(body, 'items')
    if (given.status !== 409 || !second || first?.productVariantId !== second.productVariantId) return undefined
    return send({ body: { ...body, items: [first] } })
  }),
  codesInAnyCase,
  afterwards('checkout', 'no pieces are held', async ({ ask }, { orderId }) =>
    success(await ask('POST', `/api/orders/${String(orderId)}/cancel`, { body: { reason: 'Hidden' } })),
  ),
  sending('checkout', 'one piece less than ordered', (sent) => {
    const items = listIn(sent, 'items').map((item) => ({ ...item, quantity: Math.max(1, Number(item.quantity) - 1) }))
    return listIn(sent, 'items').some(({ quantity }) => Number(quantity) > 1) ? { ...sent, items } : undefined
  }),
  sending('updateProduct', 'a new quantity frees what is reserved', (sent) => {
    const variants = listIn(sent, 'variants')
    const isTotal = variants.some(({ inventory }) => isObject(inventory) && !('reserved_quantity' in inventory))
    const freed = variants.map((each) =>
      isObject(each.inventory) ? { ...each, inventory: { ...each.inventory, reserved_quantity: 0 } } : each,
    )
    return isTotal ? { ...sent, variants: freed } : undefined
  }),
  firstInStock,
  refusing('createProduct', 'a price of nothing is no price', 400, ({ base_price }) => Number(base_price) === 0),
  sending('createSale', 'a discount in rupees is taken as one in percent', (sent) => {
    const products = listIn(sent, 'products').map(
      ({ discount_amount: amount, discount_percent: percent, ...rest }) => ({
        ...rest,
        discount_percent: Number(amount) > 0 ? amount : percent,
        discount_amount: 0,
      }),
    )
    return listIn(sent, 'products').some((each) => Number(each.discount_amount) > 0) ? { ...sent, products } : undefined
  }),
  accepting('any password will do', () => true),
  accepting('only 72 letters of a password count', (one, other) => one.slice(0, 72) === other.slice(0, 72)),
  sending('login', 'spaces around a password do not count', ({ email, password }) => {
    const trimmed = String(password).trim()
    return trimmed === password ? undefined : { email, password: trimmed }
  }),
  refusing('login', 'capitals in an email address count', 401, ({ email }) => email !== String(email).toLowerCase()),
  answering('login', 'the session of another account', () => async (given, { sent, send }) => {
    const { email } = await sent()
    return success(given) && email !== admin.email ? send({ body: admin }) : undefined
  }),
  refusing('uploadFile', 'more than a megabyte is too much', 413, async (_sent, { request }) => {
    const { byteLength } = await request.clone().arrayBuffer()
    return byteLength > 1_000_000
  }),
  answering(
    'uploadFile',
    'an address that leads nowhere',
    () => async (given) => (success(given) ? answer(given, { body: { fileUrl: '/uploads/none' } }) : undefined),
  ),
]
