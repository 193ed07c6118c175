import { operationOf, shopContract } from '#contracts/shop/shop-contract.ts'
import { shopKnowledge } from '#contracts/shop/shop-knowledge.ts'
import { describe, expect, it } from 'vitest'
import { openSession } from '#contracts/session/open-session.ts'
import { runOf } from '#contracts/session/run.ts'
import { otherMethodsJourney } from './other-methods.ts'

const aboutProducts = (id: string) => operationOf(id).tag === 'products'
const aboutSales = (id: string) => operationOf(id).tag === 'sales'

/** The findings about a host that answers every call by `answer`, and the methods that reached it. */
async function judged(answer: (request: Request) => Response, head: typeof answer = answer, about = aboutProducts) {
  const methods = new Set<string>()
  const replaced: string[] = []
  const session = openSession({
    contract: shopContract,
    knowledge: shopKnowledge,
    origin: 'http://localhost',
    send: async (request) => {
      methods.add(request.method)
      if (['PATCH', 'PUT', 'DELETE'].includes(request.method)) replaced.push(new URL(request.url).pathname)
      return request.method === 'HEAD' ? head(request) : answer(request)
    },
    accounts: {},
    tokens: {},
    seed: 1,
    label: 'Methods',
  })
  await runOf(session).journey(otherMethodsJourney(session, about))
  const reported = session.findings.all.map(({ law, path, expected }) => `${law} ${path} ${expected}`)
  return { reported: [...new Set(reported)], methods: [...methods].toSorted(), replaced }
}

const refusal = (allow?: string) => () =>
  Response.json({ message: 'No.' }, { status: 405, headers: allow === undefined ? {} : { Allow: allow } })
const notFound = () => Response.json({}, { status: 404 })
const page = () => new Response(null, { headers: { 'Content-Type': 'text/html' } })

describe('methods that the contract does not document', () => {
  it('may be refused with the documented methods in Allow, or in any other way', async () => {
    const { reported, methods } = await judged(refusal('GET, POST, PUT, DELETE'), notFound)
    expect({ reported, methods }).toEqual({ reported: [], methods: ['HEAD', 'PATCH'] })
    expect((await judged(() => new Response(null, { status: 404 }))).reported).toEqual([])
  })

  it('include PATCH, PUT and DELETE of a record that does not exist, and never of a whole collection', async () => {
    const { methods, replaced } = await judged(notFound, notFound, aboutSales)
    expect(methods).toEqual(['DELETE', 'HEAD', 'PATCH', 'PUT'])
    expect(new Set(replaced)).toEqual(
      new Set(['/v1/sales/no-such-record', '/v1/sales/no-such-record/remove-product/no-such-record']),
    )
  })

  it('are reported if a host carries them out, or omits a documented one in Allow', async () => {
    expect((await judged(() => Response.json({}))).reported).toEqual(['other-methods-are-refused status 405'])
    expect((await judged(refusal('GET'))).reported).toEqual(['other-methods-are-refused allow GET, PUT, DELETE'])
  })

  it('include HEAD, which must answer as GET does', async () => {
    const answers = async (head: () => Response) => (await judged(notFound, head)).reported
    expect(await answers(notFound)).toEqual([])
    expect(await answers(() => new Response(null, { status: 405 }))).toEqual(['head-answers-as-get status 404'])
    expect(await answers(() => Response.json({}))).toEqual(['head-answers-as-get status 404'])
    expect(await answers(() => new Response(null, { status: 500 }))).toEqual(['head-answers-as-get status 404'])
    expect((await judged(() => Response.json({}), page)).reported).toContain(
      'head-answers-as-get content-type application/json',
    )
  })
})
