import { describe, expect, test } from 'vitest'
import { home, savedAddress, testShop } from '../shop/fixture.ts'

describe('the profile', () => {
  test('is changed field by field', async () => {
    const { meera } = await testShop()
    expect(await meera.put('/v1/users/me', { name: 'Meera Iyer', date_of_birth: '1992-04-18' })).toMatchObject({
      status: 200,
    })
    expect(await meera.get('/v1/users/me')).toMatchObject({
      body: { user: { name: 'Meera Iyer', email: 'meera@shop.test', date_of_birth: '1992-04-18' } },
    })
  })

  test('needs at least one field', async () => {
    const { meera } = await testShop()
    expect(await meera.put('/v1/users/me', {})).toMatchObject({ status: 400, body: { errors: [{ path: 'body' }] } })
  })

  test('cannot take the email address of another', async () => {
    const { meera } = await testShop()
    expect(await meera.put('/v1/users/me', { email: 'RAVI@shop.test' })).toMatchObject({ status: 409 })
    expect(await meera.put('/v1/users/me', { email: 'Meera@shop.test' })).toMatchObject({ status: 200 })
  })

  test.each([
    [{ name: '   ' }, 'body.name'],
    [{ name: '\u200B\u00AD' }, 'body.name'],
    [{ date_of_birth: '2126-01-02' }, 'body.date_of_birth'],
    [{ date_of_birth: '0092-04-18' }, 'body.date_of_birth'],
    [{ address: { ...home, city: ' ' } }, 'body.address.city'],
  ])('refuses what no person has: %j', async (body, path) => {
    const { meera } = await testShop()
    expect(await meera.put('/v1/users/me', body)).toMatchObject({ status: 400, body: { errors: [{ path }] } })
  })

  test('never shows a password', async () => {
    const { kavita } = await testShop()
    expect(JSON.stringify((await kavita.get('/v1/users/filteruser')).body)).not.toContain('-pass')
  })
})

const addresses = [
  savedAddress('addr-1', 'user-1'),
  savedAddress('addr-2', 'user-1', false),
  savedAddress('addr-3', 'user-2'),
]

const defaults = { body: { user: { addresses: [{ isDefault: false }, { isDefault: true }] } } }

describe('addresses', () => {
  test('the first one becomes the default', async () => {
    const { meera } = await testShop()
    expect(await meera.put('/v1/users/me', { address: home })).toMatchObject({
      body: { user: { addresses: [{ id: 'addr-1', fullName: 'Meera Iyer', zipCode: '560001', isDefault: true }] } },
    })
  })

  test('there is one default only', async () => {
    const { meera } = await testShop()
    await meera.put('/v1/users/me', { address: home })
    expect(await meera.put('/v1/users/me', { address: { ...home, is_primary: true } })).toMatchObject(defaults)
  })

  test('one is changed by its id', async () => {
    const { meera } = await testShop({ addresses })
    const { body } = await meera.put('/v1/users/me', { address: { ...home, id: 'addr-2', landmark: 'Old fort' } })
    expect(body).toMatchObject({
      user: {
        addresses: [{ city: 'Pune' }, { id: 'addr-2', city: 'Bengaluru', landmark: 'Old fort', isDefault: false }],
      },
    })
  })

  test.each([
    ['addr-3', 403],
    ['addr-9', 404],
  ])('%s is not hers to change, and nothing else is changed', async (id, status) => {
    const { meera, db } = await testShop({ addresses })
    expect(await meera.put('/v1/users/me', { name: 'Other', address: { ...home, id } })).toMatchObject({ status })
    expect(db.users.get('user-1')?.name).toBe('Meera')
  })

  test('deleting the default promotes the first of the others', async () => {
    const { meera } = await testShop({ addresses })
    expect(await meera.delete('/v1/address/addr-1')).toMatchObject({ status: 204 })
    expect(await meera.get('/v1/users/me')).toMatchObject({
      body: { user: { addresses: [{ id: 'addr-2', isDefault: true }] } },
    })
  })

  test('nobody deletes the address of another', async () => {
    const { meera } = await testShop({ addresses })
    expect(await meera.delete('/v1/address/addr-3')).toMatchObject({ status: 403 })
    expect(await meera.delete('/v1/address/addr-9')).toMatchObject({ status: 404 })
  })
})
