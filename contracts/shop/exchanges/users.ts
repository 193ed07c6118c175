import { as, exchangesOf, prepared } from './exchange.ts'
import { addressInput, ownAddress } from './own.ts'
import { nobody } from '#contracts/session/unknown-id.ts'

export const users = exchangesOf('users', {
  getMe: { 200: as('customer', {}) },
  updateMe: {
    // The current profile with another address, which is removed afterwards.
    200: prepared('customer', async (calls) => {
      const { user } = await calls.make('getMe', 'customer', {})
      const { name, email, phone, date_of_birth } = user
      return { body: { name, email, phone, date_of_birth, address: addressInput(calls) } }
    }),
    403: prepared('customer', async (calls) => ({
      body: { address: { ...addressInput(calls), id: (await ownAddress(calls, 'admin')).id } },
    })),
    404: prepared('customer', async (calls) => ({ body: { address: { ...addressInput(calls), id: nobody } } })),
    409: prepared('customer', async ({ make }) => {
      const { user } = await make('getMe', 'admin', {})
      return { body: { email: user.email } }
    }),
  },
  filterUsers: { 200: as('admin', {}) },
  deleteAddress: {
    204: prepared('customer', async (calls) => ({ params: { id: (await ownAddress(calls, 'customer')).id } })),
    403: prepared('customer', async (calls) => ({ params: { id: (await ownAddress(calls, 'admin')).id } })),
  },
})
