import { expect, it } from 'vitest'
import { altered, type Between, startHost } from '#contracts/shop/check/host-fixture.ts'
import { runRecord } from './command-fixture.ts'

const canary = {
  email: 'Meera.Canary@private.example',
  phone: '+91 98111 22333',
  fullName: 'Canary Subramaniam',
  addressLine1: '14, Canary Lane',
  landmark: 'Canarybridge',
  city: 'Canarypuram',
  zipCode: '987123',
  cookie: 'canary-cookie-71',
  header: 'canary-header-72',
  undocumented: 'canary word',
}
const address = {
  id: 'addr-71',
  fullName: canary.fullName,
  addressLine1: canary.addressLine1,
  landmark: canary.landmark,
  city: canary.city,
  state: 'Tamil Nadu',
  zipCode: canary.zipCode,
  country: 'India',
  mobile: canary.phone,
  isDefault: true,
}
const sentence = `${canary.email.toUpperCase()} of ${canary.addressLine1}, ${canary.city} (98111-22333) is signed in by`

/** Adds data that must not be recorded, in documented and in undocumented places. */
const indiscreet: Between = async (request, answer) => {
  const token = request.headers.get('Authorization') ?? 'nobody'
  const given = await answer(request)
  const planted = await altered(given, (body) => {
    const said = { debug: { token, list: [canary.undocumented, 9811122333] }, [canary.email]: true }
    if (given.status >= 400) return { ...body, message: `${sentence} ${token}`, error: encodeURIComponent(sentence) }
    if (Array.isArray(body)) return body as unknown[]
    const { user } = body as { user?: object }
    return { ...body, ...said, ...(user && { user: { ...user, phone: canary.phone, addresses: [address] } }) }
  })
  planted.headers.append('Set-Cookie', `sid=${canary.cookie}; Path=/`)
  planted.headers.set('X-Session-Token', canary.header)
  planted.headers.set('Location', `/next?to=${canary.email}&token=${canary.header}`)
  return planted
}

it('personal and secret data is in no file and no line of output, wherever the host sends it', async () => {
  await using host = await startHost(indiscreet)
  const register = { name: canary.fullName, phone: canary.phone, email: canary.email, role: 'CUSTOMER' }
  const credentials = { email: canary.email, password: 'canary-pass' }
  const call = (path: string, body: object) =>
    fetch(`${host.origin}/v1${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  await call('/auth/register', { ...register, password: 'canary-pass', confirmPassword: 'canary-pass' })
  const { token } = (await (await call('/auth/login', credentials)).json()) as { token: string }

  const env = { CHECK_CUSTOMER: `${canary.email}:canary-pass`, CHECK_CUSTOMER_TOKEN: token }
  const { exitCode, said, files, recording } = await runRecord([host.origin], { env, fetch: host.fetch })
  expect({ exitCode, said }).toMatchObject({ exitCode: 0, said: expect.stringContaining('email') as string })
  expect(files()).toHaveLength(1)
  const values = [...Object.values(canary), token, 'canary-pass', '9811122333', '98111-22333', 'canary', 'shop.test']
  const spelt = values.flatMap((value) => [value, encodeURIComponent(value)]).map((value) => value.toLowerCase())
  const written = [...files(), said].join('\n').toLowerCase()
  expect(spelt.filter((value) => written.includes(value))).toEqual([])

  const { calls } = recording()
  const me = calls.find(({ path, status }) => path === '/v1/users/me' && status === 200)
  const users = calls.find(({ path, status }) => path === '/v1/users/filteruser' && status === 200)
  const { user } = JSON.parse(me?.text ?? '') as { user: { email: string; addresses: object[] } }
  const listed = JSON.parse(users?.text ?? '') as Array<{ email: string }>
  expect(user.email).toMatch(/^person-\d+@recording\.test$/)
  expect(listed.map(({ email }) => email)).toContain(user.email)
  expect(user.addresses).toMatchObject([{ id: 'addr-71', city: expect.stringMatching(/^City \d+$/) as string }])
  expect(me?.token).toMatch(/^token-\d+$/)
})
