import { shopContract } from '#contracts/shop/shop-contract.ts'
import { shopKnowledge } from '#contracts/shop/shop-knowledge.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSession } from '#contracts/session/open-session.ts'
import { reportSlow, watchTime } from './time.ts'

const budget = 3_000
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** The findings about a host whose answers take these times, after so long a wait for the turn of each call. */
async function reported(times: number[], { turn = 0, refused = 0 } = {}): Promise<string[]> {
  const time = watchTime(budget)
  const session = openSession({
    contract: shopContract,
    knowledge: shopKnowledge,
    origin: 'http://localhost',
    send: async (_request, _always, leaving) => {
      vi.advanceTimersByTime(turn)
      leaving?.()
      vi.advanceTimersByTime(times.shift() ?? 0)
      return refused > 0 ? Response.json({ message: 'No.' }, { status: refused }) : Response.json({ data: [] })
    },
    accounts: {},
    tokens: { admin: 'token' },
    seed: 1,
    label: 'Time',
    onCall: (call) => time.add(call),
  })
  for (let call = 0; call < 2; call += 1)
    await session.ask(
      refused > 0 ? 'uploadFile' : 'listTaxCategories',
      'admin',
      {},
      { wanted: ['200', '400', '413'], context: 'test' },
    )
  await reportSlow(session, time.slowest(), budget)
  return session.findings.all.map(({ law, operation, got }) => `${law} ${operation} ${got}`)
}

test('an operation that is slow twice, and again on its own, is reported', async () => {
  expect(await reported([4_000, 5_000, 3_500])).toEqual(['answers-in-time listTaxCategories 3500 ms'])
})

test('an operation that is slow only once, or only in parallel with other calls, is not reported', async () => {
  expect(await reported([4_000, 10, 10])).toEqual([])
  expect(await reported([4_000, 5_000, 10])).toEqual([])
})

test.each([400, 413])(
  'a call that is refused with %i changes nothing, so it counts only if it is slow on its own too',
  async (refused) => {
    expect(await reported([4_000, 5_000, 10], { refused })).toEqual([])
    expect(await reported([4_000, 5_000, 3_500], { refused })).toEqual(['answers-in-time uploadFile 3500 ms'])
  },
)

test('the time before a call leaves, for its turn or after a 429, does not count', async () => {
  expect(await reported([10, 10, 10], { turn: 5_000 })).toEqual([])
})
