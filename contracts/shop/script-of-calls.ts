type Caller = 'customer' | 'admin'

/** One call of the script. */
interface ScriptedCall {
  method: string
  path: string
  as?: Caller
  body?: unknown
}

/** An answer with its body read. */
export interface ScriptedAnswer {
  status: number
  contentType: string | null
  /** The `Allow` header of a 405. */
  allow: string | null
  text: string
}

const json = (method: string, path: string, as: Caller | undefined, body: unknown): ScriptedCall => ({
  method,
  path,
  ...(as && { as }),
  body,
})
const get = (path: string, as?: Caller): ScriptedCall => ({ method: 'GET', path, ...(as && { as }) })

/** One round of reading, buying, refusals and back-office work; each round uses other records. */
const round = (n: number): ScriptedCall[] => [
  get(`/v1/products?page=${n}&limit=7`),
  get(`/v1/products/prod-${n * 3}`),
  get(`/v1/search/products?q=${['ring', 'SUV', 'ruby', 'é', ''][n % 5]}`),
  get(`/v1/categories/cat-${n}`),
  get(`/v1/reviews?productId=prod-${n}&limit=${n}`),
  json('POST', '/v1/cart', 'customer', { productId: `prod-${n}`, quantity: n }),
  get('/v1/cart', 'customer'),
  json('POST', '/v1/wishlist', 'customer', { productId: `prod-${n + 4}` }),
  get('/v1/wishlist', 'customer'),
  json('POST', '/v1/reviews', 'customer', {
    productId: `prod-${n}`,
    rating: 6 - (n % 6),
    comment: `Round ${n} – शुभ`,
  }),
  json('POST', '/v1/products', 'admin', {
    name: `Piece ${n}`,
    description: '',
    SKU: `SCRIPT-${n % 7}`,
    base_price: `${n}.5000`,
    variants: [{ color: 'Gold' }],
  }),
  json('PUT', `/v1/products/prod-${n}`, 'admin', { base_price: n * 1000.25 }),
  get('/v1/orders/admin/all', 'admin'),
  get('/v1/salestatistics/sales/daily', 'admin'),
  get('/v1/dashboard/lifetime-sales', 'customer'),
  json('PUT', '/v1/users/me', 'customer', { name: `Meera ${n}`, phone: null }),
  json('DELETE', `/v1/products/prod-${n * 2}`, 'admin', undefined),
  get(`/v1/products?limit=${n * 20}`),
  json('POST', '/v1/auth/login', undefined, {
    email: 'customer@shop.test',
    password: n % 2 === 0 ? 'wrong' : 'customer-pass',
  }),
  n % 2 === 0 ? get(`/v1/nowhere/${n}`) : json('PATCH', `/v1/products/prod-${n}`, undefined, {}),
]

/** 200 calls of guests, the customer and the administrator, by which browser, Node and HTTP backend are compared. */
export const scriptOfCalls: readonly ScriptedCall[] = Array.from({ length: 10 }, (_, index) => round(index + 1)).flat()

/** Faults of each kind, in the format of the address and of `npm run serve`. */
export const plantedFaults =
  'listProducts:503:0.5,getProduct:wrong-type:0.5,addToCart:409:0.5,getCart:cut:0.5,listReviews:missing-field:0.5'

/** Tokens are random. */
const masked = (body: string) => body.replace(/"token":"[\w-]{43}"/, '"token":"…"')

/** Sends the calls of the script, or some of them. Returns status, headers and body of each answer as text. */
export async function playScript(
  send: (
    path: string,
    init: { method: string; headers: Record<string, string>; body?: string },
  ) => Promise<ScriptedAnswer>,
  calls: readonly ScriptedCall[] = scriptOfCalls,
): Promise<string[]> {
  const signIn = async (role: Caller): Promise<string> => {
    const body = JSON.stringify({ email: `${role}@shop.test`, password: `${role}-pass` })
    const answer = await send('/v1/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    // With planted faults the sign-in may fail: it is repeated until it succeeds, equally often for every backend.
    return answer.status === 200 ? (JSON.parse(answer.text) as { token: string }).token : signIn(role)
  }
  const tokens = { customer: await signIn('customer'), admin: await signIn('admin') }
  const answers: string[] = []
  for (const { method, path, as, body } of calls) {
    const headers = { 'Content-Type': 'application/json', ...(as && { Authorization: `Bearer ${tokens[as]}` }) }
    const { status, contentType, allow, text } = await send(path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    answers.push(`${method} ${path} ${status} ${contentType} ${allow}\n${masked(text)}`)
  }
  return answers
}
