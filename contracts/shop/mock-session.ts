import * as ownKit from '#mocks/shop/shop.ts'
import { shopContract } from './shop-contract.ts'
import { callerAccounts } from './exchanges/caller-accounts.ts'
import { openSession } from '#contracts/session/open-session.ts'
import { shopKnowledge } from '#contracts/shop/shop-knowledge.ts'
import type { SessionOptions } from '#contracts/session/session.ts'

type MockSessionOptions = Omit<SessionOptions, 'contract' | 'knowledge' | 'send' | 'accounts' | 'tokens'> & {
  /** Stands between the session and the backend. */
  send?: (request: Request, answer: (request: Request) => Promise<Response>) => Promise<Response>
  shop?: Parameters<typeof ownKit.openShop>[0]
  /** Another backend in place of the kit's own. */
  kit?: Pick<typeof ownKit, 'createBackend' | 'openShop'>
}

/** Opens a session with a fresh backend of the kit, in which both callers have signed in. */
export async function openMockSession({
  send = (request, answer) => answer(request),
  shop,
  kit = ownKit,
  ...options
}: MockSessionOptions) {
  const opened = await kit.openShop(shop)
  const backend = kit.createBackend({ shop: opened })
  const [customer, admin] = await Promise.all([backend.signIn('CUSTOMER'), backend.signIn('ADMIN')])
  const tokens = { customer: customer.token, admin: admin.token }
  const session = openSession({
    ...options,
    contract: shopContract,
    knowledge: shopKnowledge,
    send: (request) => send(request, backend.fetch),
    accounts: callerAccounts,
    tokens,
  })
  return { session, backend, tokens, shop: opened }
}
