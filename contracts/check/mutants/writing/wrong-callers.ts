import { alteredRequest } from '../matching.ts'
import type { Tools } from '../mutant.ts'
import { everyOperation, only, tokenOf } from '../planting.ts'

/** Callers without a token, with a wrong one or with the wrong role are accepted. */
const open = everyOperation
  .filter(({ access }) => access !== 'public')
  .flatMap(({ id, access }) => {
    const owner = access === 'token' ? 'customer' : 'admin'
    const letIn = (kind: string, when: (token: string, tools: Tools) => boolean) =>
      only(id, kind, () => async (request, send, tools) => {
        if (!when(tokenOf(request), tools)) return send(request)
        tools.applied()
        return send(await alteredRequest(request, { token: tools.token(owner) }))
      })
    return [
      letIn('no token is needed', (token) => token === ''),
      letIn(
        'any token will do',
        (token, tools) => token !== '' && token !== tools.token('customer') && token !== tools.token('admin'),
      ),
      letIn(
        'the end of a token is not looked at',
        (token, tools) => token !== tools.token(owner) && token.startsWith(tools.token(owner)),
      ),
      ...(access === 'token'
        ? []
        : [letIn('the role is not looked at', (token, tools) => token === tools.token('customer'))]),
    ]
  })

/** Callers get each other's data. */
const foreign = (['getMe', 'getCart', 'listWishlist'] as const).map((id) =>
  only(id, 'the data of another caller', () => async (request, send, tools) => {
    if (tokenOf(request) !== tools.token('customer')) return send(request)
    tools.applied()
    return send(await alteredRequest(request, { token: tools.token('admin') }))
  }),
)

/** Calls that are done for the wrong caller. */
export const wrongCallers = [...open, ...foreign]
