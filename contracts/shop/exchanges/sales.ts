import { as, exchangesOf, prepared } from './exchange.ts'
import type { ShopCalls } from './calls.ts'
import { ownProduct, ownSale, saleInput } from './own.ts'
import { nobody } from '#contracts/session/unknown-id.ts'

async function addition(calls: ShopCalls) {
  const sale = await ownSale(calls)
  const product = await ownProduct(calls)
  return { params: { id: sale.id }, body: { productId: product.id, discountPercent: '5.0000' } }
}

async function removal(calls: ShopCalls) {
  const { params, body } = await addition(calls)
  await calls.make('addProductToSale', 'admin', { params, body })
  return { params: { ...params, productId: body.productId } }
}

export const sales = exchangesOf('sales', {
  listSales: { 200: as('guest', {}) },
  createSale: {
    201: prepared('admin', async (calls) => {
      const product_id = (await ownProduct(calls)).id
      return {
        body: {
          ...saleInput(calls.unique('Contract check')),
          products: [{ product_id, discount_percent: 5, discount_amount: 0 }],
        },
      }
    }),
    404: as('admin', { body: { ...saleInput('Contract check'), products: [{ product_id: nobody }] } }),
  },
  getSale: {
    200: prepared('guest', async ({ make, pick }) => ({
      params: { id: pick('sales', await make('listSales', 'guest', {})).id },
    })),
  },
  addProductToSale: {
    201: prepared('admin', addition),
    409: prepared('admin', async (calls) => {
      const request = await addition(calls)
      await calls.make('addProductToSale', 'admin', request)
      return request
    }),
  },
  removeProductFromSale: { 204: prepared('admin', removal) },
})
