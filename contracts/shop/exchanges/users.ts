import { as, contract, fault, prepared } from './exchange.ts'
import { addressInput, ownAddress } from './own.ts'
import { nobody } from '#contracts/session/unknown-id.ts'

export const users = contract('users', {
  getMe: {
    200: as('customer', {}),
    400: as('customer', { query: { unknown: '1' } }),
    401: as('guest', {}),
    default: fault,
  },
  updateMe: {
    // The current profile with another address, which is removed afterwards.
    200: prepared('customer', async (calls) => {
      const { user } = await calls.make('getMe', 'customer', {})
      const { name, email, phone, date_of_birth } = user
      return { body: { name, email, phone, date_of_birth, address: addressInput(calls) } }
    }),
    400: as('customer', { body: { email: 'not an address' } }),
    401: as('guest', { body: { name: 'Nobody' } }),
    403: prepared('customer', async (calls) => ({
      body: { address: { ...addressInput(calls), id: (await ownAddress(calls, 'admin')).id } },
    })),
    404: prepared('customer', async (calls) => ({ body: { address: { ...addressInput(calls), id: nobody } } })),
    409: prepared('customer', async ({ make }) => {
      const { user } = await make('getMe', 'admin', {})
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
    204: prepared('customer', async (calls) => ({ params: { id: (await ownAddress(calls, 'customer')).id } })),
    400: as('customer', { params: { id: nobody }, query: { unknown: '1' } }),
    401: as('guest', { params: { id: nobody } }),
    403: prepared('customer', async (calls) => ({ params: { id: (await ownAddress(calls, 'admin')).id } })),
    404: as('customer', { params: { id: nobody } }),
    default: fault,
  },
})
