import { expect, it } from 'vitest'
import { pathOf, runCheck, startHost } from './host-fixture.ts'

it('a finding names the call that caused it, and the lines that lead there', async () => {
  // Takes an order that is paid on delivery back at once, so that it reserves nothing.
  await using host = await startHost(async (request, answer) => {
    const isCheckout = request.method === 'POST' && pathOf(request) === '/api/checkout'
    const sent = isCheckout ? await request.clone().text() : ''
    const given = await answer(request)
    if (!sent.includes('"cod"') || given.status !== 201) return given
    const { orderId } = (await given.clone().json()) as { orderId: string }
    const body = JSON.stringify({ reason: 'Ordered by mistake' })
    const url = new URL(`/api/orders/${orderId}/cancel`, request.url)
    await answer(new Request(url, { method: 'POST', headers: request.headers, body }))
    return given
  })
  const { out } = await runCheck([host.origin, '--write', '--only', 'journey:order, and cancel the orders'], {
    fetch: host.fetch,
  })
  const found = out.split('DRIFT  ').find((each) => each.includes('reserved_quantity  expected 4, got 3')) ?? ''
  expect(found).toContain('stock-follows-orders: An order reserves its units')
  expect(found).toContain('A unit that is sold twice can be sent only once.')
  expect(found).toContain('caused by checkout: POST /api/checkout as admin, {"paymentMethod":"cod"')
  expect(found).toMatch(/openapi\/schemas\/products\.yaml:\d+, seen in: order, and cancel the orders/)
  const lines = [...found.matchAll(/^ +\$ (.*)$/gm)].map(([, line]) => line ?? '')
  expect(lines[0]).toBe("RUN=$(jq -n 'now * 1e6 | floor % 1e8')")
  expect(lines).toContainEqual(expect.stringMatching(/^PRODUCT=\$\(printf %s "\$ANSWER" \| jq -r '\.id'\)$/))
  expect(lines.at(-1)).toBe(`curl -i '${host.origin}/v1/products/'"$PRODUCT"`)
  expect(out).not.toContain('customer-pass')
})

const cut = (_key: string, value: unknown) => (typeof value === 'string' ? value.slice(0, 72) : value)

it('the lines register an account of the run again, though its address was typed in capitals', async () => {
  // Looks at the first 72 letters of a password alone.
  await using host = await startHost(async (request, answer) => {
    if (!/\/auth\/(?:login|register)$/.test(pathOf(request))) return answer(request)
    const body = JSON.stringify(JSON.parse(await request.text(), cut))
    return answer(new Request(request.url, { method: 'POST', headers: request.headers, body }))
  })
  const { out } = await runCheck([host.origin, '--write', '--only', 'auth'], { fetch: host.fetch })
  const found = out.split('DRIFT  ').find((each) => each.includes('sign-in-needs-the-password')) ?? ''
  const lines = [...found.matchAll(/^ +\$ (.*)$/gm)].map(([, line]) => line ?? '')
  expect(lines.filter((line) => line.includes('/v1/auth/register'))).not.toHaveLength(0)
  expect(lines.at(-1)).toContain('/v1/auth/login')
})
