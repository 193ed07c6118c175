import { expect, test } from 'vitest'
import { testShop } from '../test-shop.ts'

const registration = {
  name: 'Asha',
  phone: '+91 98450 00009',
  email: 'asha@shop.test',
  password: 'asha-pass',
  confirmPassword: 'asha-pass',
  role: 'CUSTOMER',
}

test('who registers can sign in', async () => {
  const { guest } = await testShop()
  expect(await guest.post('/v1/auth/register', registration)).toMatchObject({ status: 201 })
  expect(await guest.post('/v1/auth/login', { email: 'asha@shop.test', password: 'asha-pass' })).toMatchObject({
    status: 200,
    body: { user: { id: 'user-4', name: 'Asha', role: 'CUSTOMER', is_verified: false, addresses: [] } },
  })
})

test('nobody registers as an administrator', async () => {
  const { guest, db } = await testShop()
  await guest.post('/v1/auth/register', { ...registration, role: 'ADMIN' })
  expect(db.users.get('user-4')?.role).toBe('CUSTOMER')
})

test('two different passwords are refused', async () => {
  const { guest } = await testShop()
  expect(await guest.post('/v1/auth/register', { ...registration, confirmPassword: 'asha-pas' })).toEqual({
    status: 400,
    body: {
      message: 'Passwords do not match!',
      errors: [{ path: 'body.confirmPassword', message: 'Passwords do not match!' }],
    },
  })
})

test('an e-mail address is taken in any case', async () => {
  const { guest } = await testShop()
  expect(await guest.post('/v1/auth/register', { ...registration, email: 'MEERA@shop.test' })).toMatchObject({
    status: 409,
  })
})

test('the e-mail address may be typed in any case, the password may not', async () => {
  const { guest } = await testShop()
  expect(await guest.post('/v1/auth/login', { email: 'Meera@Shop.Test', password: 'meera-pass' })).toMatchObject({
    status: 200,
  })
  expect(await guest.post('/v1/auth/login', { email: 'meera@shop.test', password: 'Meera-pass' })).toEqual({
    status: 401,
    body: { message: 'Invalid email or password' },
  })
})

test('an unknown address and a wrong password are told in the same words', async () => {
  const { guest } = await testShop()
  expect(await guest.post('/v1/auth/login', { email: 'nobody@shop.test', password: 'x' })).toEqual({
    status: 401,
    body: { message: 'Invalid email or password' },
  })
})

test('a session lasts thirty days', async () => {
  const { guest, db } = await testShop()
  await guest.post('/v1/auth/login', { email: 'meera@shop.test', password: 'meera-pass' })
  expect(db.sessions.get('session-1')).toEqual({
    id: 'session-1',
    userId: 'user-1',
    expires_at: '2026-12-16T06:30:00.000Z',
  })
})
