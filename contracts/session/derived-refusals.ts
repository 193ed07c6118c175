import type { Operation } from '#openapi/contract/contract.ts'
import type { RequestInput } from '#openapi/contract/request.ts'
import type { Exchange } from './journey.ts'
import { nobody } from './unknown-id.ts'

const pathParameters = ({ parameters }: Operation) => parameters.filter((each) => each.in === 'path')

const as = (caller: string, request: RequestInput): Exchange => ({ as: caller, attempts: async () => [request] })

/** A request that fits the contract, about records that nobody has; undefined if the contract gives no body for it. */
function ofNobody(operation: Operation): RequestInput | undefined {
  const [body] = operation.body?.examples ?? []
  const params = Object.fromEntries(pathParameters(operation).map(({ name }) => [name, nobody]))
  if (operation.body && body === undefined) return undefined
  return { params, ...(body !== undefined && { body }) }
}

/**
 * The refusals of an operation that follow from its contract and from the exchange of its success, by status: 400 for
 * what the contract does not name, 401 for a guest, 403 for `other`, who has not the role, and 404 for an unknown record.
 * Whether they are documented is not asked.
 */
export function derivedRefusals(
  operation: Operation,
  success: Exchange,
  other: string,
): Readonly<Record<string, Exchange | undefined>> {
  const { access, body } = operation
  const request = ofNobody(operation)
  const isOfARecord = pathParameters(operation).length > 0
  const unnamed = { unknown: '1' }
  // Without a record in the request, that of the success needs nothing of the host.
  const guest = request && (isOfARecord || body) ? as('guest', request) : { ...success, as: 'guest' }
  return {
    400: as(success.as, { ...request, ...(body ? { body: unnamed } : { query: unnamed }) }),
    401: access === 'public' ? undefined : guest,
    403: access === 'public' || access === 'token' ? undefined : { ...success, as: other },
    404: isOfARecord && request ? as(success.as, request) : undefined,
  }
}
