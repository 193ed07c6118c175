import { as, contract, fault, prepared } from './exchange.ts'
import type { ShopCalls } from './calls.ts'
import { ownProduct, ownSale, saleInput } from './own.ts'
import { nobody } from '#contracts/session/unknown-id.ts'

async function addition(calls: ShopCalls) {
  const [sale, product] = [await ownSale(calls), await ownProduct(calls)]
  return { params: { id: sale.id }, body: { productId: product.id, discountPercent: '5.0000' } }
}

async function removal(calls: ShopCalls) {
  const { params, body } = await addition(calls)
  await calls.make('addProductToSale', 'admin', { params, body })
  return { params: { ...params, productId: body.productId } }
}

const unknownSale = { params: { id: nobody }, body: { productId: nobody, discountPercent: '5.0000' } }
const unknownEntry = { params: { id: nobody, productId: nobody } }

export const sales = contract('sales', {
  listSales: {
    200: as('guest', {}),
    400: as('guest', { query: { unknown: '1' } }),
    default: fault,
  },
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
    400: as('admin', { body: { name: '' } }),
    401: as('guest', { body: saleInput('Contract check') }),
    403: as('customer', { body: saleInput('Contract check') }),
    404: as('admin', { body: { ...saleInput('Contract check'), products: [{ product_id: nobody }] } }),
    default: fault,
  },
  getSale: {
    200: prepared('guest', async ({ make, pick }) => ({
      params: { id: pick('sales', await make('listSales', 'guest', {})).id },
    })),
    400: as('guest', { params: { id: nobody }, query: { unknown: '1' } }),
    404: as('guest', { params: { id: nobody } }),
    default: fault,
  },
  addProductToSale: {
    201: prepared('admin', addition),
    400: as('admin', { params: { id: nobody }, body: { discountPercent: '50' } }),
    401: as('guest', unknownSale),
    403: prepared('customer', addition),
    404: as('admin', unknownSale),
    409: prepared('admin', async (calls) => {
      const request = await addition(calls)
      await calls.make('addProductToSale', 'admin', request)
      return request
    }),
    default: fault,
  },
  removeProductFromSale: {
    204: prepared('admin', removal),
    400: as('admin', { ...unknownEntry, query: { unknown: '1' } }),
    401: as('guest', unknownEntry),
    403: prepared('customer', removal),
    404: as('admin', unknownEntry),
    default: fault,
  },
})
