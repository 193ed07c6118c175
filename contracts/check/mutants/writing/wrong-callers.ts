import type { OperationId } from '#openapi/generated/operations.ts'
import type { Mutant } from '../mutant.ts'
import { alteredRequest, everyOperation, only, tokenOf } from '../planting.ts'

/** Which tokens are taken for the one that is needed. */
type Taken = (sent: string, needed: string, customer: string, admin: string) => boolean

const takenFor = (id: OperationId, kind: string, owner: 'customer' | 'admin', taken: Taken): Mutant =>
  only(id, kind, () => async ({ request, send, applied, token }) => {
    if (!taken(tokenOf(request), token(owner), token('customer'), token('admin'))) return send(request)
    applied()
    return send(await alteredRequest(request, { token: token(owner) }))
  })

const isCustomer: Taken = (sent, _needed, customer) => sent === customer
const tokens: Readonly<Record<string, Taken>> = {
  'no token is needed': (sent) => sent === '',
  'any token will do': (sent, _needed, customer, admin) => sent !== '' && sent !== customer && sent !== admin,
  'the end of a token is not looked at': (sent, needed) => sent !== needed && sent.startsWith(needed),
}

/** Calls that are done for the wrong caller: one without the right token, or with another's data. */
export const wrongCallers: readonly Mutant[] = [
  ...everyOperation
    .filter(({ access }) => access !== 'public')
    .flatMap(({ id, access }) =>
      Object.entries(access === 'token' ? tokens : { ...tokens, 'the role is not looked at': isCustomer }).map(
        ([kind, taken]) => takenFor(id, kind, access === 'token' ? 'customer' : 'admin', taken),
      ),
    ),
  ...(['getMe', 'getCart', 'listWishlist'] as const).map((id) =>
    takenFor(id, 'the data of another caller', 'admin', isCustomer),
  ),
]
