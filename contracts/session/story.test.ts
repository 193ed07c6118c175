import { expect, test } from 'vitest'
import type { Call } from '../judge/call.ts'
import { inOtherFormats } from './pictures.ts'
import { callOf } from '#contracts/shop/call-fixture.ts'
import { shellLines } from './shell.ts'
import { storyOf } from './story.ts'
import { shopContract } from '#contracts/shop/shop-contract.ts'

const isOwn = (text: string) => text.includes('-run-')
const named = (calls: readonly Call[]) => calls.map(({ id, answer }) => `${id} ${answer.status}`)

const product = callOf('createProduct', { body: { name: 'Ring-run-1' } }, { id: 'prod-9', variants: [{ id: 'var-9' }] })
const order = callOf('checkout', { body: { items: [{ productVariantId: 'var-9' }] } }, { orderId: 'ord-9' })
const read = callOf('getProduct', { params: { id: 'prod-9' } }, {})

test('what was refused as it must be led to nothing, unless it is the refusals that are to blame', () => {
  const refused = callOf('checkout', order.input, {}, { status: 409 })
  const wrongly = callOf('checkout', order.input, {}, { status: 500, sound: false })
  const earlier = [product, order, refused, wrongly]
  expect(named(storyOf({ shows: read, record: '' }, earlier, isOwn).before)).toEqual([
    'createProduct 200',
    'checkout 200',
    'checkout 500',
  ])
  const { before, culprit } = storyOf({ shows: read, record: '' }, [product, order, refused], isOwn, 'refusals')
  expect(named(before)).toEqual(['createProduct 200', 'checkout 200', 'checkout 409'])
  expect(culprit).toBe(refused)
})

test('the culprit is what by the contract changes the answer, not what only came later', () => {
  const wish = callOf('addToWishlist', { body: { productId: 'prod-9' } }, {})
  const { culprit, others } = storyOf({ shows: { ...read }, record: '' }, [product, read, order, wish], isOwn)
  expect(culprit).toBe(order)
  expect(others).toEqual([wish])
})

test('of several orders the one is to blame whose entry in the list is wrong', () => {
  const later = callOf('checkout', order.input, { orderId: 'ord-10' })
  const listed = callOf('listAllOrders', {}, [])
  expect(storyOf({ shows: listed, record: 'ord-9' }, [product, order, later], isOwn).culprit).toBe(order)
  expect(storyOf({ shows: listed, record: 'ord-10' }, [product, order, later], isOwn).culprit).toBe(later)
})

test('an order is told with all that changed the price of its product', () => {
  const sale = callOf('createSale', { body: { products: [{ product_id: 'prod-9' }] } }, { id: 'sale-9' })
  const listed = callOf('listAllOrders', {}, [])
  expect(storyOf({ shows: listed, record: '' }, [product, sale, order], isOwn).before).toEqual([product, sale, order])
})

const asIs = (text: string) => text
const options = {
  contract: shopContract,
  signIn: 'login',
  origin: 'https://shop.test',
  label: 'run',
  accounts: {},
  tokens: {},
  shown: asIs,
  redact: asIs,
}

test('an account of the run is made and signed in again for what was done with its token', () => {
  const account = { email: 'asha-run-1@example.com', password: 'lotus-run-2' }
  const registered = callOf('register', { body: account }, { user: { id: 'user-9' } }, { caller: 'guest' })
  const signIn = callOf('login', { body: account }, { token: 'secret' }, { caller: 'guest' })
  const review = callOf('createReview', { body: { productId: 'prod-9' } }, {}, { token: 'secret' })
  const shown = callOf('listReviews', { query: { productId: 'prod-9' } }, {}, { caller: 'guest' })
  const lines = shellLines(storyOf({ shows: shown, record: '' }, [product, registered, signIn, review], isOwn), options)
  expect(lines.join('\n')).toContain('TOKEN=$(curl')
  expect(lines.join('\n')).not.toContain('secret')
})

test('lines make the calls at once that were made at once', () => {
  const batch = {}
  const [one, other] = [1, 2].map((n) => callOf('checkout', order.input, { orderId: `ord-${n}` }, { batch }))
  if (!one || !other) return
  const story = storyOf({ shows: other, record: '' }, [product, one], isOwn)
  expect(story).toMatchObject({ culprit: other, beside: [one] })
  expect(shellLines(story, options).slice(-4)).toEqual([
    '# calls at once: run it again if the first time shows nothing',
    expect.stringContaining('/v1/products'),
    expect.stringMatching(/^curl -i -X POST .* &$/),
    expect.stringMatching(/^curl -i -X POST .*; wait$/),
  ])
  const cancelled = callOf('cancelOrder', { params: { id: 'ord-1' } }, {})
  expect(
    shellLines(storyOf({ shows: cancelled, record: '' }, [product, one, other], isOwn), options).slice(-4),
  ).toEqual([
    expect.stringMatching(/^curl -s -X POST .* > \/tmp\/check-answer-2\.json &$/),
    expect.stringMatching(/^curl -s -X POST .*; wait$/),
    "ORDER=$(cat /tmp/check-answer-2.json | jq -r '.orderId')",
    expect.stringContaining(`/api/orders/'"$ORDER"'/cancel'`),
  ])
})

test('a picture of another format is sent as it was', () => {
  const file = new Blob([Buffer.from(inOtherFormats.avif, 'base64')], { type: 'application/octet-stream' })
  const lines = shellLines(
    storyOf({ shows: callOf('uploadFile', { body: { file } }, {}), record: '' }, [], isOwn),
    options,
  )
  expect(lines).toContain(`echo ${inOtherFormats.avif} | base64 -d > /tmp/check-311.avif`)
  expect(lines.at(-1)).toContain("-F 'file=@/tmp/check-311.avif;type=application/octet-stream'")
})

test('a refused call that was sent at once with another one is part of the story', () => {
  const batch = {}
  const [done, refused] = [200, 409].map((status) =>
    callOf('cancelOrder', { params: { id: 'ord-9' } }, {}, { batch, status }),
  )
  if (!done || !refused) return
  const story = storyOf({ shows: read, record: '' }, [product, order, done, refused], isOwn)
  expect(story).toMatchObject({ culprit: done, beside: [refused] })
})
