import { operations } from '#openapi/generated/operations.ts'
import { productInput } from '#contracts/shop/exchanges/own.ts'
import { openMockSession } from '#contracts/shop/mock-session.ts'
import { runAll } from './parts.ts'
import { readShopOptions } from './shop-check.ts'
import { requestFor } from '#openapi/contract/request.ts'

const origin = 'http://localhost'

let uniques = 0
const callsOfAnother = { unique: (text: string) => `${text}-another-${(uniques += 1)}` }

/**
 * Runs the whole check, or less of it with `flags`, on a fresh mock backend, where every finding is a false alarm. With `busy`, every few calls another
 * administrator creates a product, changes its price, and deletes it again.
 */
export async function cleanRun(scenario: string, seed: number, busy: boolean, flags: readonly string[] = []) {
  let calls = 0
  let last = ''

  async function writeMeanwhile(answer: (request: Request) => Promise<Response>): Promise<void> {
    calls += 1
    if (!busy || calls % 5 > 0) return
    const write = (id: 'createProduct' | 'updateProduct' | 'deleteProduct', input: object) =>
      answer(requestFor(origin, operations[id], input, opened.tokens.admin))
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
  await runAll(session, readShopOptions([origin, '--write', '--traceless', '--fuzz', '30', ...flags], {}))
  return { findings: session.findings.all, hashBefore, hashAfter: (await backend.state()).hash }
}
