import { describe, expect, it } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { openSession } from '#contracts/session.ts'
import { judgeOtherMethods } from './other-methods.ts'

const aboutProducts = (id: keyof typeof operations) => operations[id].tag === 'products'

/** What is reported of a host that answers every call by `answer`, and the methods that reached it. */
async function judged(write: boolean, answer: (request: Request) => Response) {
  const methods = new Set<string>()
  const session = openSession({
    origin: 'http://localhost',
    send: async (request) => {
      methods.add(request.method)
      return answer(request)
    },
    accounts: {},
    tokens: {},
    seed: 1,
    label: 'Methods',
  })
  await judgeOtherMethods(session, write, aboutProducts)
  const told = session.findings.all.map(({ law, path, expected }) => `${law} ${path} ${expected}`)
  return { told: [...new Set(told)], methods: [...methods].toSorted() }
}

const refusal = (allow?: string) => () =>
  Response.json({ message: 'No.' }, { status: 405, headers: allow === undefined ? {} : { Allow: allow } })
const bodiless = (given: Response, { method }: Request) =>
  method === 'HEAD' ? new Response(null, { status: given.status, headers: given.headers }) : given

describe('methods that the contract does not document', () => {
  it('are tried by HEAD alone where nothing may be written', async () => {
    const { told, methods } = await judged(false, () => new Response(null, { status: 405 }))
    expect({ told, methods }).toEqual({ told: [], methods: ['HEAD'] })
  })

  it('are refused with the documented ones in Allow', async () => {
    const { told, methods } = await judged(true, (request) => bodiless(refusal('GET, POST, PUT, DELETE')(), request))
    expect({ told, methods }).toEqual({ told: [], methods: ['HEAD', 'OPTIONS', 'PATCH'] })
  })

  it('are reported where a host does what they say, or hides what is allowed', async () => {
    const done = await judged(true, (request) => bodiless(Response.json({}), request))
    expect(done.told).toEqual(['other-methods-are-refused status 405'])
    const hidden = await judged(true, (request) => bodiless(refusal('GET')(), request))
    expect(hidden.told).toEqual([
      'other-methods-are-refused allow GET, PUT, DELETE',
      'other-methods-are-refused allow GET, POST',
    ])
  })

  it('are reported where HEAD fails', async () => {
    const { told } = await judged(false, () => new Response(null, { status: 500 }))
    expect(told).toEqual(['head-answers-without-body status an answer as to GET, or 405'])
  })
})
