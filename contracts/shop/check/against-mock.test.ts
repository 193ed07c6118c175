import { describe, expect, it } from 'vitest'
import { altered, type Between, changing, checkHost, reportIn, unchanged, withDirectory } from './host-fixture.ts'

/** The differences between a host behind `between` and the kit's own backend. */
const compared = (between: Between) =>
  withDirectory(async (directory) => {
    const { out } = await checkHost(between, ['--against-mock', '--only', 'products', '--report', directory])
    return { out, differences: (await reportIn(directory)).differences }
  })

const priceAsText = (item: { base_price: number }) => ({ ...item, base_price: String(item.base_price) })

describe('with --against-mock', () => {
  it('a host that answers as the mock does has no differences', async () => {
    expect((await compared(unchanged)).differences).toEqual([])
  })

  it('every call with another status, another shape or a broken law is listed', async () => {
    const otherwise = changing(
      '/v1/products',
      (given) => {
        if (given.status === 400) return Response.json({ message: 'No.' }, { status: 422 })
        return altered(given, (body) => ({
          ...body,
          pagination: { ...(body.pagination as object), total: 3 },
          data: (body.data as Array<{ base_price: number }>).map(priceAsText),
        }))
      },
      { when: () => true },
    )
    const { out, differences } = await compared(otherwise)
    const described = differences.map(({ operation, what, host, mock }) => `${operation} ${what}: ${host} / ${mock}`)
    expect(described).toContain('listProducts status: 422 / 400')
    expect(described).toContain('listProducts shape: $.data[*].base_price string / $.data[*].base_price number')
    expect(out).toContain('differs  listProducts 400: listProducts, status 422, on the mock 400')
  })

  it('a law that only the host breaks is listed', async () => {
    const turned = changing('/v1/products', (given) =>
      altered(given, (body) => ({ ...body, data: (body.data as unknown[]).toReversed() })),
    )
    expect((await compared(turned)).differences).toContainEqual({
      during: 'orders-pages-alike',
      operation: 'listProducts',
      what: 'law',
      host: expect.stringContaining('breaks orders-pages-alike at $.data'),
      mock: 'it holds',
    })
  })
})
