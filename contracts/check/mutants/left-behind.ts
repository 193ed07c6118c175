import type { OperationId } from '#openapi/generated/operations.ts'
import { addressInput } from '#contracts/exchanges/own.ts'
import { isObject, type Json } from '#contracts/judge/contract/records.ts'
import { fullPrice } from '../laws/prices.ts'
import { copied, copyOfName, indiaOffset } from './kept.ts'
import {
  afterwards,
  answer,
  answering,
  json,
  listIn,
  type Mutant,
  mutant,
  only,
  refusal,
  refusing,
  sending,
  success,
} from './planting.ts'

/** What is shown of orders: the list and the search, or one that was placed. */
const orders = (kind: string, show: (order: Json, is: { placed: boolean; cash: boolean; gone: boolean }) => Json[]) =>
  mutant('listAllOrders', kind, () => {
    const [payments, products, bought, gone] = [
      new Map<unknown, unknown>(),
      new Map<unknown, unknown>(),
      new Map<unknown, unknown>(),
      new Set<unknown>(),
    ]
    return async ({ id, params, sent, send, applied }) => {
      const given = await send()
      if (!success(given)) return given
      if (id === 'createProduct') {
        const product = await json(given)
        for (const variant of listIn(product, 'variants')) products.set(variant.id, product.id)
      }
      if (id === 'checkout') {
        const [{ paymentMethod, ...order }, { orderId }] = [await sent(), await json(given)]
        payments.set(orderId, paymentMethod)
        bought.set(orderId, products.get(listIn(order, 'items')[0]?.productVariantId))
      }
      if (id === 'deleteProduct' || id === 'cancelOrder') gone.add(params.id)
      if (id !== 'listAllOrders' && id !== 'searchOrders') return given
      const [text, body] = [await given.clone().text(), (await given.clone().json()) as Json[] | Json]
      const shown = (list: Json[]) =>
        list.flatMap((order) => {
          const is = gone.has(order.id) || gone.has(bought.get(order.id))
          return show(order, { placed: payments.has(order.id), cash: payments.get(order.id) === 'cod', gone: is })
        })
      const changed = Array.isArray(body) ? shown(body) : { ...body, data: shown(listIn(body, 'data')) }
      if (JSON.stringify(changed) === text) return given
      applied()
      return answer(given, { body: changed })
    }
  })

/** Orders whose date is that of a clock in India, as if it were that of Greenwich. */
const datesOfIndia = orders('a new order has the date of a clock in India', (order, { placed }) =>
  placed
    ? [{ ...order, created_at: new Date(Date.parse(String(order.created_at)) + indiaOffset).toISOString() }]
    : [order],
)

const unrounded = answering('getLifetimeSales', 'a percentage is not rounded', () => async (given) => {
  const figures = success(given) ? await json(given) : undefined
  const completedPercentage = Number(figures?.completedPercentage) + 0.0012
  return figures && answer(given, { body: { ...figures, completedPercentage } })
})

/** A cart that shows the price of before an update of the product. */
const oldPrice = mutant('getCart', 'the price from before a change of it', () => {
  const risen = new Map<unknown, number>()
  return async ({ id, params, read, send, applied }) => {
    const before = id === 'updateProduct' ? await read() : {}
    const given = await send()
    if (!success(given)) return given
    if (id === 'updateProduct') {
      const more = Number((await json(given)).base_price) - Number(before.base_price)
      risen.set(params.id, (risen.get(params.id) ?? 0) + more)
    }
    if (id !== 'getCart') return given
    const { data, ...body } = await json(given)
    const items = listIn(isObject(data) ? data : {}, 'items').map((item) => {
      const more = risen.get(isObject(item.product_variant) ? item.product_variant.product_id : '') ?? 0
      return { ...item, unit_price: fullPrice(item.unit_price, -more) }
    })
    if (items.some(({ unit_price }, index) => unit_price !== listIn(data as Json, 'items')[index]?.unit_price))
      applied()
    return answer(given, { body: { ...body, data: { items } } })
  }
})

const modifierLost = answering('listWishlist', 'a price without the modifier', () => async (given) => {
  const wishes = success(given) ? ((await given.clone().json()) as Json[]) : []
  const body = wishes.map(({ product, ...wish }) => {
    const { price, ...rest } = product as Json
    const modifier = Number(listIn(rest, 'variants')[0]?.price_modifier ?? 0)
    return { ...wish, product: { ...rest, price: fullPrice(price, -modifier) } }
  })
  return success(given) ? answer(given, { body }) : undefined
})

/** Refuses to put back what was taken off a sale, as a row that is only marked as deleted does. */
const takenOff = mutant('addProductToSale', 'what was taken off cannot be put back', () => {
  const off = new Set<string>()
  return async ({ id, params, sent, send, applied }) => {
    const { productId } = id === 'addProductToSale' ? await sent() : params
    const key = `${params.id} ${String(productId)}`
    if (id === 'addProductToSale' && off.has(key)) {
      applied()
      return refusal(409, 'The product is already in this sale')
    }
    const given = await send()
    if (id === 'removeProductFromSale' && success(given)) off.add(key)
    return given
  }
})

/** An account that can only sign in with the address as it was typed when it registered. */
const asTyped = mutant('login', 'an address counts as it was typed', () => {
  const typed = new Set<unknown>()
  return async ({ id, sent, send, applied }) => {
    const { email } = id === 'login' || id === 'register' ? await sent() : {}
    if (id === 'register') typed.add(email)
    const isOther = [...typed].some((known) => String(known).toLowerCase() === email && known !== email)
    if (id !== 'login' || !isOther) return send()
    applied()
    return refusal(401, 'Invalid email or password')
  }
})

/** Every answer gives its instants with the offset of India. */
const inIndia = mutant('getSale', 'instants in the zone of India', () => async ({ send, applied }) => {
  const given = await send()
  const before = success(given) ? await given.clone().text() : ''
  const text = before.replaceAll(/(?<=":")\d{4}-\d\d-\d\dT[\d:.]+Z/g, (date) =>
    new Date(Date.parse(date) + indiaOffset).toISOString().replace('Z', '+05:30'),
  )
  if (text === before) return given
  applied()
  return answer(given, { text })
})

/** Drops fields of a request, in any object of it. */
const without = (kind: string, isDropped: (value: unknown) => boolean) =>
  sending('updateProduct', kind, (sent) => {
    const changed = JSON.parse(JSON.stringify(sent), (_, value: unknown) =>
      isDropped(value) ? undefined : value,
    ) as Json
    return JSON.stringify(changed) === JSON.stringify(sent) ? undefined : changed
  })

const byDefault = (id: OperationId, field: string, value: unknown) =>
  sending(id, `${field} is ${String(value)} by default`, (sent) =>
    field in sent ? undefined : { ...sent, [field]: value },
  )

/** What stays as it was, is lost, or is taken for something else, where a request says little or nothing of it. */
export const leftBehind: readonly Mutant[] = [
  orders('a new order is shipped at once', (order, { placed }) =>
    placed ? [{ ...order, shipment_status: 'Shipped' }] : [order],
  ),
  orders('cash on delivery is paid at once', (order, { cash }) =>
    cash ? [{ ...order, payment_status: 'Paid' }] : [order],
  ),
  orders('an order goes with its product, or when it is cancelled', (order, { gone }) => (gone ? [] : [order])),
  ...(['getSale', 'listWishlist', 'getCart', 'getCategory', 'getCollection'] as const).map((reader) =>
    copied(reader, ['updateProduct', 'name'], copyOfName),
  ),
  datesOfIndia,
  unrounded,
  mutant(
    'removeFromWishlist',
    'without a product all wishes are removed',
    () =>
      async ({ id, send, sent, request, ask, applied }) => {
        const isNone = !('productId' in (await sent())) && !new URL(request.url).searchParams.has('productId')
        const given = await send()
        if (id !== 'removeFromWishlist' || !isNone || given.status !== 400) return given
        const listed = await ask('GET', '/v1/wishlist')
        if (!success(listed)) return given
        for (const { product_id: productId } of (await listed.json()) as Json[])
          await ask('DELETE', '/v1/wishlist', { body: { productId } })
        applied()
        return new Response(null, { status: 204 })
      },
  ),
  oldPrice,
  modifierLost,
  takenOff,
  asTyped,
  inIndia,
  without('an empty text changes nothing', (value) => value === ''),
  without('null changes nothing', (value) => value === null),
  without('a zero changes nothing', (value) => value === 0),
  sending('updateProduct', 'price counts before base_price', (sent) =>
    'price' in sent && 'base_price' in sent ? { ...sent, base_price: sent.price } : undefined,
  ),
  byDefault('createSale', 'is_active', false),
  byDefault('createCoupon', 'free_shipping', true),
  byDefault('createCoupon', 'usage_limit', 1),
  sending('updateMe', 'a new address never becomes the default', ({ address, ...sent }) =>
    isObject(address) && address.is_primary === true && address.id === undefined
      ? { ...sent, address: { ...address, is_primary: false } }
      : undefined,
  ),
  answering('updateMe', 'the name is kept although the address is refused', () => async (given, { sent, ask }) => {
    const { name, address } = await sent()
    if (given.status !== 404 || name === undefined || !isObject(address)) return undefined
    return success(await ask('PUT', '/v1/users/me', { body: { name } })) ? given : undefined
  }),
  afterwards('checkout', 'the address is saved in the account', async ({ ask }) => {
    const address = addressInput({ unique: (text: string) => text } as Parameters<typeof addressInput>[0])
    return success(await ask('PUT', '/v1/users/me', { body: { address } }))
  }),
  answering('createSale', 'a refused sale stays behind', () => async (given, { sent, send }) => {
    const body = await sent()
    const products = listIn(body, 'products').slice(0, -1)
    return given.status === 404 && products.length > 0 && success(await send({ body: { ...body, products } }))
      ? given
      : undefined
  }),
  ...(['addToWishlist', 'addToCart'] as const).map((id) =>
    refusing(id, 'a product without variants breaks it', 500, async ({ productId }, call) => {
      const { variants } = typeof productId === 'string' ? await call.read(`/v1/products/${productId}`) : {}
      return Array.isArray(variants) && variants.length === 0
    }),
  ),
  refusing('addProductToSale', 'an unknown product breaks it', 500, async ({ productId }, { ask, path }) => {
    const [product, sale] = [`/v1/products/${String(productId)}`, path.replace('/add-product', '')]
    return (await ask('GET', product)).status === 404 && success(await ask('GET', sale))
  }),
  refusing(
    'removeVariantFromWishlist',
    'a variant in the query is not read',
    400,
    (sent, { request }) => new URL(request.url).searchParams.has('variantId') && !('variantId' in sent),
  ),
  refusing(
    'uploadFile',
    'only PNG is a picture',
    415,
    async (_sent, { request }) => !(await request.clone().text()).includes('PNG'),
  ),
  only('createProduct', 'a category that does not exist is kept', () => async (call) => {
    const sent = await call.sent()
    const given = await call.send()
    const links = Object.entries(sent).filter(([name, id]) => name.endsWith('_id') && id === 'no-such-record')
    if (given.status !== 400 || links.length === 0) return given
    const { [links[0]?.[0] ?? '']: _link, ...rest } = sent
    const made = await call.send({ body: rest })
    call.applied()
    return answer(made, { body: { ...(await json(made)), ...Object.fromEntries(links) } })
  }),
]
