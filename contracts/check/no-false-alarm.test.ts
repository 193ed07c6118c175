import { describe, expect, it } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { productInput } from '#contracts/exchanges/own.ts'
import { requestFor } from '#contracts/exchanges/request.ts'
import { openMockSession } from '#contracts/session/mock-session.ts'
import { readOptions } from './options.ts'
import { runAll } from './run-all.ts'

const origin = 'http://localhost'

let made = 0
const callsOfAnother = { unique: (text: string) => `${text}-another-${(made += 1)}` }

/**
 * Runs the whole check on a fresh mock backend, where every finding is a false alarm. With `busy`, every few calls another
 * administrator creates a product, changes its price, and deletes it again.
 */
async function cleanRun(scenario: string, seed: number, busy: boolean) {
  let [calls, last] = [0, '']

  async function writeMeanwhile(answer: (request: Request) => Promise<Response>): Promise<void> {
    calls += 1
    if (!busy || calls % 5 > 0) return
    const write = (id: 'createProduct' | 'updateProduct' | 'deleteProduct', asked: object) =>
      answer(requestFor(origin, operations[id], asked, opened.tokens.admin))
    const turn = (calls / 5) % 3
    if (turn === 1) {
      const created = await write('createProduct', { body: productInput(callsOfAnother) })
      last = ((await created.json()) as { id: string }).id
    } else if (turn === 2) await write('updateProduct', { params: { id: last }, body: { base_price: calls } })
    else await write('deleteProduct', { params: { id: last } })
  }

  const opened = await openMockSession({
    origin,
    send: async (request, answer) => {
      await writeMeanwhile(answer)
      return answer(request)
    },
    shop: { settings: { scenario, seed } },
    seed,
    label: `Clean-${seed}`,
    traceless: true,
  })
  const { session, backend } = opened
  const hashBefore = (await backend.state()).hash
  await runAll(session, readOptions([origin, '--write', '--traceless', '--fuzz', '30'], {}))
  return { findings: session.findings.all, hashBefore, hashAfter: (await backend.state()).hash }
}

describe('a host that keeps the contract raises no alarm', () => {
  it.each([
    ['empty-shop', 1, false],
    ['default', 2, true],
  ] as const)('in the scenario %s with the seed %i, another writer: %s', async (scenario, seed, busy) => {
    const { findings, hashBefore, hashAfter } = await cleanRun(scenario, seed, busy)
    expect(findings).toEqual([])
    if (!busy) expect(hashAfter).toBe(hashBefore)
  })
})
