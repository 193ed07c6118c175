import { describe, expect, it } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { openSession } from '#contracts/session.ts'
import { judgeOtherMethods } from './other-methods.ts'

const aboutProducts = (id: keyof typeof operations) => operations[id].tag === 'products'

/** What is reported of a host that answers every call by `answer`, and the methods that reached it. */
async function judged(answer: (request: Request) => Response) {
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
  await judgeOtherMethods(session, aboutProducts)
  const told = session.findings.all.map(({ law, path, expected }) => `${law} ${path} ${expected}`)
  return { told: [...new Set(told)], methods: [...methods].toSorted() }
}

const refusal = (allow?: string) => () =>
  Response.json({ message: 'No.' }, { status: 405, headers: allow === undefined ? {} : { Allow: allow } })
describe('methods that the contract does not document', () => {
  it('are refused with the documented ones in Allow, or in any other way', async () => {
    const { told, methods } = await judged(refusal('GET, POST, PUT, DELETE'))
    expect({ told, methods }).toEqual({ told: [], methods: ['OPTIONS', 'PATCH'] })
    expect((await judged(() => new Response(null, { status: 404 }))).told).toEqual([])
  })

  it('are reported where a host does what they say, or hides what is allowed', async () => {
    expect((await judged(() => Response.json({}))).told).toEqual(['other-methods-are-refused status 405'])
    expect((await judged(refusal('GET'))).told).toEqual([
      'other-methods-are-refused allow GET, PUT, DELETE',
      'other-methods-are-refused allow GET, POST',
    ])
  })
})
