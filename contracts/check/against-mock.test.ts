import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { altered, type Between, runCheck, startHost } from './host-fixture.ts'
import type { Report } from './report.ts'

/** The differences between a host behind `between` and the kit's own backend. */
async function differences(between?: Between) {
  const folder = await mkdtemp(join(tmpdir(), 'against-mock-'))
  await using host = await startHost(between)
  const { out } = await runCheck([host.origin, '--against-mock', '--only', 'products', '--report', folder], {
    fetch: host.fetch,
  })
  const report = JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as Report
  await rm(folder, { recursive: true })
  return { out, differences: report.differences }
}

const isList = ({ method, url }: Request) => method === 'GET' && new URL(url).pathname === '/v1/products'

describe('with --against-mock', () => {
  it('a host that answers as the mock does has no differences', async () => {
    expect((await differences()).differences).toEqual([])
  })

  it('every step with another status, another shape or a broken law is listed', async () => {
    const { out, differences: found } = await differences(async (request, answer) => {
      const given = await answer(request)
      if (!isList(request)) return given
      if (given.status === 400) return Response.json({ message: 'No.' }, { status: 422 })
      return altered(given, (body) => ({
        ...body,
        pagination: { ...(body.pagination as object), total: 3 },
        data: (body.data as Array<{ base_price: number }>).map((item) => ({
          ...item,
          base_price: String(item.base_price),
        })),
      }))
    })
    const told = found.map(({ operation, what, host, mock }) => `${operation} ${what}: ${host} / ${mock}`)
    expect(told).toContain('listProducts status: 422 / 400')
    expect(told).toContain('listProducts shape: $.data[*].base_price string / $.data[*].base_price number')
    expect(out).toContain('differs  listProducts 400: listProducts, status 422, on the mock 400')
  })

  it('a law that only the host breaks is listed', async () => {
    const { differences: found } = await differences(async (request, answer) => {
      const given = await answer(request)
      if (!isList(request) || !given.ok) return given
      return altered(given, (body) => ({ ...body, data: (body.data as unknown[]).toReversed() }))
    })
    expect(found).toContainEqual({
      step: 'orders-pages-alike',
      operation: 'listProducts',
      what: 'law',
      host: expect.stringContaining('breaks orders-pages-alike at $.data'),
      mock: 'it holds',
    })
  })
})
