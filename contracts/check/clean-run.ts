import { operations } from '#openapi/generated/operations.ts'
import { createBackend, openShop } from '#mocks/shop/shop.ts'
import { productInput } from '#contracts/exchanges/own.ts'
import type { Finding } from '#contracts/judge/finding.ts'
import { requestFor } from '#contracts/exchanges/request.ts'
import { callerAccounts } from '#contracts/exchanges/caller-accounts.ts'
import { openSession } from '#contracts/session/open-session.ts'
import { readOptions } from './options.ts'
import { runAll } from './run-all.ts'

const origin = 'http://localhost'

interface Wanted {
  scenario: string
  seed: number
  /** Whether another client creates, changes and deletes products during the run. */
  busy: boolean
  flags?: readonly string[]
}

const callsOfAnother = { unique: (text: string) => `${text}-another-${(made += 1)}` }
let made = 0

/** Runs the whole check on a fresh mock backend, where every finding is a false alarm. */
export async function cleanRun({ scenario, seed, busy, flags = ['--write', '--traceless'] }: Wanted) {
  const backend = createBackend({ shop: await openShop({ settings: { scenario, seed } }) })
  const [customer, admin] = await Promise.all([backend.signIn('CUSTOMER'), backend.signIn('ADMIN')])
  const hashBefore = (await backend.state()).hash
  let [calls, last] = [0, '']

  const write = (id: 'createProduct' | 'updateProduct' | 'deleteProduct', asked: object) =>
    backend.fetch(requestFor(origin, operations[id], asked, admin.token))

  /** Every few calls another administrator creates a product, changes its price, and deletes it again. */
  async function writeMeanwhile(): Promise<void> {
    calls += 1
    if (!busy || calls % 5 > 0) return
    const turn = (calls / 5) % 3
    if (turn === 1)
      last = ((await (await write('createProduct', { body: productInput(callsOfAnother) })).json()) as { id: string })
        .id
    else if (turn === 2) await write('updateProduct', { params: { id: last }, body: { base_price: calls } })
    else await write('deleteProduct', { params: { id: last } })
  }

  const session = openSession({
    origin,
    send: async (request) => {
      await writeMeanwhile()
      return backend.fetch(request)
    },
    accounts: callerAccounts,
    tokens: { customer: customer.token, admin: admin.token },
    seed,
    label: `Clean-${seed}`,
    traceless: flags.includes('--traceless'),
  })
  await runAll(session, readOptions([origin, ...flags, '--fuzz', '30'], {}))
  const findings: Finding[] = session.findings.all
  return { findings, calls, hashBefore, hashAfter: (await backend.state()).hash }
}
