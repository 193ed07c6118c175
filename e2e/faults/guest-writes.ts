import type { Writes } from './write.ts'

export const guestWrites: Writes = {
  'a sign-in': {
    to: '/login',
    typed: { Email: 'customer@shop.test', Password: 'customer-pass' },
    button: 'Login',
    call: /^POST .*\/auth\/login$/,
    done: 'Login failed. Please try again.',
    failed: 'Login failed. Please try again.',
    harmless: true,
  },
  'a registration': {
    to: '/register',
    typed: {
      Name: 'Asha Rao',
      Phone: '98765 43210',
      Email: 'new@shop.test',
      Password: 'a new secret',
      'Confirm password': 'a new secret',
    },
    button: 'Register',
    call: /^POST .*\/auth\/register$/,
    done: 'Your account is ready. Please sign in.',
    failed: 'Registration failed. Please try again.',
  },
}
