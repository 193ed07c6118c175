import { isObject } from '../../../judge/contract/records.ts'
import type { Mutant } from '../mutant.ts'
import {
  afterwards,
  alteredRequest,
  answer,
  answering,
  ask,
  json,
  listIn,
  refusing,
  sending,
  success,
} from '../planting.ts'

const admin = { email: 'admin@shop.test', password: 'admin-pass' }

/** Signs in with passwords that are like the right one. */
const accepting = (kind: string, isLike: (sent: string, right: string) => boolean) =>
  answering('login', kind, () => {
    const known = new Map<unknown, string>()
    return async (given, { request, send }) => {
      const { email, password } = await json(request)
      if (success(given)) known.set(email, String(password))
      const right = known.get(email)
      if (given.status !== 401 || right === undefined || !isLike(String(password), right)) return undefined
      return send(await alteredRequest(request, { body: { email, password: right } }))
    }
  })

export const ofSingleOperations: readonly Mutant[] = [
  afterwards('checkout', 'no pieces are held', async (call, { orderId }) =>
    success(await ask(call, 'POST', `/api/orders/${String(orderId)}/cancel`, { body: { reason: 'Hidden' } })),
  ),
  sending('checkout', 'one piece less than ordered', (sent) => {
    const items = listIn(sent, 'items').map((item) => ({ ...item, quantity: Math.max(1, Number(item.quantity) - 1) }))
    return listIn(sent, 'items').some(({ quantity }) => Number(quantity) > 1) ? { ...sent, items } : undefined
  }),
  sending('updateProduct', 'a new quantity frees what is reserved', (sent) => {
    const variants = listIn(sent, 'variants').map((each) =>
      isObject(each.inventory) ? { ...each, inventory: { ...each.inventory, reserved_quantity: 0 } } : each,
    )
    const isTotal = listIn(sent, 'variants').some(
      ({ inventory }) => isObject(inventory) && !('reserved_quantity' in inventory),
    )
    return isTotal ? { ...sent, variants } : undefined
  }),
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
  answering('login', 'the session of another account', () => async (given, { request, send }) => {
    const { email } = await json(request)
    if (!success(given) || email === admin.email) return undefined
    return send(await alteredRequest(request, { body: admin }))
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
