import { createBackend, openShop } from '#mocks/shop/shop.ts'
import { callerAccounts } from '../exchanges/caller-accounts.ts'
import { openSession } from './open-session.ts'
import type { SessionOptions } from './session.ts'

type Answer = (request: Request) => Promise<Response>
type Options = Omit<SessionOptions, 'send' | 'accounts' | 'tokens'> & {
  /** Stands between the session and the backend. */
  send?: (request: Request, answer: Answer) => Promise<Response>
  shop?: Parameters<typeof openShop>[0]
}

/** Opens a session with a fresh backend of the kit, in which both callers have signed in. */
export async function openMockSession({ send = (request, answer) => answer(request), shop, ...options }: Options) {
  const opened = await openShop(shop)
  const backend = createBackend({ shop: opened })
  const [customer, admin] = await Promise.all([backend.signIn('CUSTOMER'), backend.signIn('ADMIN')])
  const tokens = { customer: customer.token, admin: admin.token }
  const session = openSession({
    ...options,
    send: (request) => send(request, backend.fetch),
    accounts: callerAccounts,
    tokens,
  })
  return { session, backend, tokens, shop: opened }
}
