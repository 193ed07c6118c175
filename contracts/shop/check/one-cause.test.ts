import { expect, it } from 'vitest'
import { createBackend, openShop } from '#mocks/shop/shop.ts'
import { type Between, checkHost, pathOf } from './host-fixture.ts'

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Fails at each body that is no JSON. */
const failing: Between = async (request, answer) => {
  const isForm = request.headers.get('Content-Type')?.startsWith('application/json') !== true
  if (isForm || isJson(await request.clone().text())) return answer(request)
  return Response.json({ message: `Unexpected end of JSON input at ${pathOf(request)}` }, { status: 500 })
}

it('a host that fails at each body that is no JSON has one fault', async () => {
  const { drift, out } = await checkHost(failing, ['--write', '--only', 'collections'])
  expect(drift).toEqual([expect.stringMatching(/^DRIFT {2}createCollection .* got 500/)])
  expect(out).toContain('also at updateCollection')
})

/** Two instances behind a balancer, each of which keeps the categories that it was sent for itself. */
async function balanced(first: number): Promise<Between> {
  const second = createBackend({ shop: await openShop() })
  const { token } = await second.signIn('ADMIN')
  let turn = first
  return (request, answer) => {
    if (!pathOf(request).startsWith('/v1/categories') || (turn += 1) % 2 === 0) return answer(request)
    const headers = new Headers(request.headers)
    if (headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`)
    return second.fetch(new Request(request, { headers }))
  }
}

it.each([0, 1])(
  'instances that contradict each other are one fault, told as such, whichever begins: %i',
  async (first) => {
    const { drift } = await checkHost(await balanced(first), ['--write', '--only', 'categories'])
    expect(drift).toEqual([expect.stringContaining('expected the same answer each time, got two answers in turn')])
  },
)
