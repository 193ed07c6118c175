import { operations } from '#openapi/generated/operations.ts'
import { sampleCheckoutLines } from '#openapi/generated/samples/sample-checkout-lines.ts'
import { expect } from 'vitest'
import { createKit } from '../engine/kit/kit.ts'
import { createNodeBackend } from '../node.ts'
import { readShopAddress } from '../shop/shop-address.ts'
import { home } from '../shop/fixture.ts'
import type { RowOf } from '../shop/rows.ts'

/* For tests: what people do in the shop that an address opens. */

/** The order that the checkout shows. */
export const sampleCheckout = {
  paymentMethod: 'upi',
  items: sampleCheckoutLines.map(({ productVariantId, quantity }) => ({ productVariantId, quantity })),
  shippingAddress: home,
}
export const placed = { status: 201, body: { orderNumber: expect.stringMatching(/^SUV-/) as unknown } }

export const firstProduct = {
  name: 'First Light Nose Pin',
  brand: 'Suvarnika',
  description: 'A small spark.',
  SKU: 'FIRST-1',
  base_price: 4000,
  category_id: null,
  collection_id: null,
  tax_category_id: null,
  images: [],
  variants: [],
  product_metadata: {},
}

/** A list of `count` rows on all pages. */
export const listing = (count: number) => ({ status: 200, body: { pagination: { total: count } } })

type Caller = { get: (path: string) => Promise<{ status: number; body: unknown }> }

/** The units of a variant of the first product that can be bought. */
export async function stock(caller: Caller, id: string): Promise<number | undefined> {
  const { body } = await caller.get('/v1/products/prod-1')
  const found = (body as RowOf<'products'>).variants.find((variant) => variant.id === id)
  return found && found.inventory.total_quantity - found.inventory.reserved_quantity
}

export type PlayedShop = Awaited<ReturnType<typeof playedShop>>

/** The shop of an address, with the people who call it. */
export async function playedShop(address: string) {
  const { shop, backend } = await createNodeBackend({
    settings: readShopAddress(`http://localhost${address}`).choices.settings,
  })
  const send = async (method: string, path: string, token: string | undefined, body?: object) => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
    const request = new Request(`http://localhost${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await backend.fetch(request)
    return { status: answer.status, body: (await answer.json()) as unknown }
  }
  const caller = (token?: string) => ({
    get: (path: string) => send('GET', path, token),
    post: (path: string, body: object) => send('POST', path, token, body),
  })
  const signIn = async (role: RowOf<'users'>['role']) => caller((await backend.signIn(role)).token)
  return {
    shop,
    kit: createKit(shop, backend, Object.values(operations)),
    guest: caller(),
    customer: await signIn('CUSTOMER'),
    admin: await signIn('ADMIN'),
    signIn,
  }
}
