import { exchangesOf, prepared } from './exchange.ts'
import type { ShopCalls } from './calls.ts'

const registration = ({ unique }: ShopCalls) => ({
  name: 'Contract Check',
  phone: '+919845000009',
  email: `${unique('check')}@example.com`.toLowerCase(),
  password: 'Lotus-and-gold-1',
  confirmPassword: 'Lotus-and-gold-1',
  role: 'CUSTOMER' as const,
})

export const auth = exchangesOf('auth', {
  register: {
    201: prepared('guest', async (calls) => ({ body: registration(calls) })),
    409: prepared('guest', async (calls) => {
      const { user } = await calls.make('getMe', 'customer', {})
      return { body: { ...registration(calls), email: user.email } }
    }),
  },
  login: {
    200: prepared('guest', async ({ account }) => ({ body: account('customer') })),
    // An email address without an account, so that wrong passwords lock nobody out.
    401: prepared('guest', async ({ unique }) => ({
      body: { email: `${unique('nobody')}@example.com`, password: 'wrong-password' },
    })),
  },
})
