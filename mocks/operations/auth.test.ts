import { expect, test } from 'vitest'
import { testShop, world } from '../shop/fixture.ts'

const signIn = { email: 'meera@shop.test', password: 'meera-pass' }

const registration = {
  name: 'Asha',
  phone: '+91 98450 00009',
  email: 'asha@shop.test',
  password: 'asha-pass',
  confirmPassword: 'asha-pass',
  role: 'CUSTOMER',
}

test('a new customer can sign in', async () => {
  const { guest } = await testShop()
  expect(await guest.post('/v1/auth/register', registration)).toMatchObject({ status: 201 })
  expect(await guest.post('/v1/auth/login', { email: 'asha@shop.test', password: 'asha-pass' })).toMatchObject({
    status: 200,
    body: { user: { id: 'user-4', name: 'Asha', role: 'CUSTOMER', is_verified: false, addresses: [] } },
  })
})

test('a password counts the same however the keyboard composes its letters', async () => {
  const { guest } = await testShop()
  const composed = 'caf\u00E9-pass'
  const apart = 'cafe\u0301-pass'
  const registered = { ...registration, password: apart, confirmPassword: apart }
  expect(await guest.post('/v1/auth/register', registered)).toMatchObject({ status: 201 })
  for (const password of [composed, apart])
    expect(await guest.post('/v1/auth/login', { email: 'asha@shop.test', password })).toMatchObject({ status: 200 })
})

test('the hash of a password differs from that of the same password in another shop', async () => {
  const { guest, db } = await testShop()
  for (const email of ['asha@shop.test', 'uma@shop.test'])
    expect(await guest.post('/v1/auth/register', { ...registration, email })).toMatchObject({ status: 201 })
  const [asha, uma] = ['user-4', 'user-5'].map((id) => JSON.stringify(db.users.get(id)?.password))
  expect(asha).toBeTypeOf('string')
  expect(asha).not.toContain(registration.password)
  expect(asha).not.toBe(uma)
})

test.each([
  [{ name: '  ' }, 'body.name'],
  [{ phone: '+44 20 7946 0958' }, 'body.phone'],
  [{ phone: '+91' }, 'body.phone'],
  [{ phone: '+91 98450 0000' }, 'body.phone'],
])('%j is refused at its field', async (wrong, path) => {
  const { guest } = await testShop()
  const answer = await guest.post('/v1/auth/register', { ...registration, ...wrong })
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } })
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

test('an email address is taken, whatever its case', async () => {
  const { guest } = await testShop()
  expect(await guest.post('/v1/auth/register', { ...registration, email: 'MEERA@shop.test' })).toMatchObject({
    status: 409,
  })
})

test('the case of the email address does not matter, that of the password does', async () => {
  const { guest } = await testShop()
  expect(await guest.post('/v1/auth/login', { email: 'Meera@Shop.Test', password: 'meera-pass' })).toMatchObject({
    status: 200,
  })
  expect(await guest.post('/v1/auth/login', { email: 'meera@shop.test', password: 'Meera-pass' })).toEqual({
    status: 401,
    body: { message: 'Invalid email or password' },
  })
})

test('an unknown address and a wrong password have the same message', async () => {
  const { guest } = await testShop()
  expect(await guest.post('/v1/auth/login', { email: 'nobody@shop.test', password: 'x' })).toEqual({
    status: 401,
    body: { message: 'Invalid email or password' },
  })
})

test('a session lasts thirty days', async () => {
  const { guest, db } = await testShop()
  const { body } = await guest.post('/v1/auth/login', signIn)
  const { token } = body as { token: string }
  expect(db.sessions.get(token)).toEqual({ id: token, userId: 'user-1', expires_at: '2026-12-16T06:30:00.000Z' })
})

test('no token is issued twice, not even by the same shop opened again', async () => {
  const tokens = new Set<string>()
  for (let round = 0; round < 4; round += 1) {
    const { guest } = await testShop()
    for (let again = 0; again < 3; again += 1)
      tokens.add(((await guest.post('/v1/auth/login', signIn)).body as { token: string }).token)
  }
  expect(tokens.size).toBe(12)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

test('a token of an earlier shop is refused', async () => {
  const earlier = await testShop()
  const { body } = await earlier.guest.post('/v1/auth/login', signIn)
  const { as } = await testShop()
  expect(await as((body as { token: string }).token).get('/v1/users/me')).toMatchObject({ status: 401 })
})

test('expired sessions are deleted at the next sign-in', async () => {
  const ended = { id: 'ended', userId: 'user-2', expires_at: '2026-11-01T00:00:00Z' }
  const { guest, db } = await testShop({ sessions: [ended] })
  await guest.post('/v1/auth/login', signIn)
  expect(db.sessions.all().map(({ userId }) => userId)).toEqual(['user-1'])
})

test('a password is stored as a hash, which differs for the same password of another account', async () => {
  const { guest, db } = await testShop()
  await guest.post('/v1/auth/register', registration)
  await guest.post('/v1/auth/register', { ...registration, email: 'usha@shop.test' })
  expect(JSON.stringify(db.takeChanges())).not.toContain('asha-pass')
  const [first, second] = ['user-4', 'user-5'].map((id) => db.users.get(id)?.password?.key)
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(second).not.toBe(first)
})

test('nobody can sign in to a seeded account without a password', async () => {
  const users = world.users.map((user) => ({ ...user, password: null }))
  const { guest } = await testShop({ users })
  expect(await guest.post('/v1/auth/login', signIn)).toMatchObject({ status: 401 })
})
