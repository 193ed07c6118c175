import { as, contract, fault, prepared } from '#contracts/exchanges/exchange.ts'
import { addressInput, nobody, ownAddress } from './own.ts'

export const users = contract('users', {
  getMe: {
    200: as('customer', {}),
    400: as('customer', { query: { unknown: '1' } }),
    401: as('guest', {}),
    default: fault,
  },
  updateMe: {
    // The current profile with another address, which is removed afterwards.
    200: prepared('customer', async (stage) => {
      const { user } = await stage.call('getMe', 'customer', {})
      const { name, email, phone, date_of_birth } = user
      return { body: { name, email, phone, date_of_birth, address: addressInput(stage) } }
    }),
    400: as('customer', { body: { email: 'not an address' } }),
    401: as('guest', { body: { name: 'Nobody' } }),
    403: prepared('customer', async (stage) => ({
      body: { address: { ...addressInput(stage), id: (await ownAddress(stage, 'admin')).id } },
    })),
    404: prepared('customer', async (stage) => ({ body: { address: { ...addressInput(stage), id: nobody } } })),
    409: prepared('customer', async ({ call }) => {
      const { user } = await call('getMe', 'admin', {})
      return { body: { email: user.email } }
    }),
    default: fault,
  },
  filterUsers: {
    200: as('admin', {}),
    400: as('admin', { query: { unknown: '1' } }),
    401: as('guest', {}),
    403: as('customer', {}),
    default: fault,
  },
  deleteAddress: {
    204: prepared('customer', async (stage) => ({ params: { id: (await ownAddress(stage, 'customer')).id } })),
    400: as('customer', { params: { id: nobody }, query: { unknown: '1' } }),
    401: as('guest', { params: { id: nobody } }),
    403: prepared('customer', async (stage) => ({ params: { id: (await ownAddress(stage, 'admin')).id } })),
    404: as('customer', { params: { id: nobody } }),
    default: fault,
  },
})
