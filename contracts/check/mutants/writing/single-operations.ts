import { isObject } from '../../../judge/contract/records.ts'
import { alteredRequest, answer } from '../matching.ts'
import type { Mutant } from '../mutant.ts'
import { call, json, only, refusal, success, tokenOf } from '../planting.ts'

export const ofSingleOperations: Mutant[] = [
  only('checkout', 'no pieces are held', () => async (request, send, { applied }) => {
    const given = await send(request)
    if (!success(given)) return given
    const { orderId } = await json(given)
    applied()
    await send(
      call(request, 'POST', `/api/orders/${String(orderId)}/cancel`, tokenOf(request), {
        reason: 'Hidden',
      }),
    )
    return given
  }),
  only('checkout', 'one piece less than ordered', () => async (request, send, { applied }) => {
    const sent = await json(request)
    const items = Array.isArray(sent.items) ? (sent.items as Array<{ quantity: number }>) : []
    if (!items.some(({ quantity }) => quantity > 1)) return send(request)
    applied()
    return send(
      await alteredRequest(request, {
        body: { ...sent, items: items.map((item) => ({ ...item, quantity: Math.max(1, item.quantity - 1) })) },
      }),
    )
  }),
  only('updateProduct', 'a new quantity frees what is reserved', () => async (request, send, { applied }) => {
    const sent = await json(request)
    const variants = Array.isArray(sent.variants) ? sent.variants.filter(isObject) : []
    if (!variants.some(({ inventory }) => isObject(inventory) && !('reserved_quantity' in inventory)))
      return send(request)
    const freed = variants.map((each) =>
      isObject(each.inventory) ? { ...each, inventory: { ...each.inventory, reserved_quantity: 0 } } : each,
    )
    const given = await send(await alteredRequest(request, { body: { ...sent, variants: freed } }))
    if (success(given)) applied()
    return given
  }),
  only('login', 'any password will do', () => {
    const known = new Map<string, string>()
    return async (request, send, { applied }) => {
      const { email, password } = await json(request)
      const given = await send(request.clone())
      if (success(given)) known.set(String(email), String(password))
      const right = known.get(String(email))
      if (given.status !== 401 || right === undefined) return given
      applied()
      return send(await alteredRequest(request, { body: { email, password: right } }))
    }
  }),
  only('login', 'spaces around a password do not count', () => async (request, send, { applied }) => {
    const { email, password } = await json(request)
    const trimmed = String(password).trim()
    if (trimmed === password) return send(request)
    applied()
    return send(await alteredRequest(request, { body: { email, password: trimmed } }))
  }),
  only('login', 'capitals in an email address count', () => async (request, send, { applied }) => {
    const { email } = await json(request)
    const given = await send(request)
    if (email === String(email).toLowerCase() || !success(given)) return given
    applied()
    return refusal(401, 'Wrong email address or password')
  }),
  only('login', 'the session of another account', () => async (request, send, { applied }) => {
    const given = await send(request.clone())
    if (!success(given)) return given
    const { email } = await json(request)
    if (email === 'admin@shop.test') return given
    const other = await send(
      await alteredRequest(request, { body: { email: 'admin@shop.test', password: 'admin-pass' } }),
    )
    applied()
    return other
  }),
  only('uploadFile', 'an address that leads nowhere', () => async (request, send, { applied }) => {
    const given = await send(request)
    if (!success(given)) return given
    applied()
    return answer(given, { body: { fileUrl: '/uploads/none' } })
  }),
]
