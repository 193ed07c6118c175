import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { createNodeBackend } from '../node.ts'
import { formOf, png, testShop } from '../shop/fixture.ts'

const login = JSON.stringify({ email: 'meera@shop.test', password: 'meera-pass' })
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

async function statusOf(type: string, body: BodyInit): Promise<number> {
  const { fetch } = await testShop()
  const headers = { 'Content-Type': type }
  return (await fetch(new Request('http://shop.test/v1/auth/login', { method: 'POST', headers, body }))).status
}

test.each(['application/json', 'application/json; charset=utf-8', 'application/json;charset="UTF8"'])(
  'a body of the type %s is read',
  async (type) => expect(await statusOf(type, login)).toBe(200),
)

test.each([
  ['another charset', 'application/json; charset=iso-8859-1', login],
  ['UTF-16 in spite of its type', 'application/json; charset="utf-16"', login],
  ['bytes that are not UTF-8', 'application/json', latin1('{"email":"caf\xE9@shop.test","password":"x"}')],
])('%s is refused, since letters would be stored damaged', async (_what, type, body) => {
  expect(await statusOf(type, body)).toBe(400)
})

test('a compressed body is refused as such, not as malformed', async () => {
  const { fetch } = await testShop()
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
  const body = gzipSync(login)
  const answer = await fetch(new Request('http://shop.test/v1/auth/login', { method: 'POST', headers, body }))
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: 'Send the body uncompressed, not as gzip.' })
})

describe('a form', () => {
  const path = '/api/products/prod-1/reviews'
  const review = { rating: '5', review: 'Lovely.' }

  test.each(['0x5', ' 5', '+5', '5e0', '', '५'])('takes no %j as a number', async (rating) => {
    const { meera } = await testShop()
    expect(await meera.post(path, formOf({ ...review, rating }))).toMatchObject({ status: 400 })
  })

  test('has each field once', async () => {
    const { meera } = await testShop()
    const form = formOf(review)
    form.append('rating', '1')
    expect(await meera.post(path, form)).toMatchObject({
      status: 400,
      body: { error: 'Give this field once.' },
    })
  })

  test('may have a file input without a file, as browsers send it', async () => {
    const { meera } = await testShop()
    expect(await meera.post(path, formOf({ ...review, images: new File([], '') }))).toMatchObject({ status: 201 })
  })

  test('in another encoding is refused', async () => {
    const { fetch, kavita } = await testShop()
    expect(await kavita.post('/v1/upload', formOf({ file: png() }))).toMatchObject({ status: 201 })
    const body = latin1('--x\r\nContent-Disposition: form-data; name="reason"\r\n\r\ncaf\xE9\r\n--x--\r\n')
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Authorization: 'Bearer meera' }
    const sent = new Request('http://shop.test/api/orders/ord-1/return', { method: 'POST', headers, body })
    expect((await fetch(sent)).status).toBe(400)
  })
})

test.each(['/v1//products', '/v1/products/%E0%A4%A', '/v1/products/%5C', '/v1/products/%00'])(
  'the malformed address %s is refused in the page as over HTTP',
  async (path) => {
    const { backend } = await createNodeBackend()
    expect((await backend.fetch(new Request(`http://shop.test${path}`))).status).toBe(400)
  },
)
