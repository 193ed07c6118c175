import fc from 'fast-check'
import type { Operation, Parameter } from '#openapi/contract/contract.ts'
import { bodySchema, isValidBody } from '#openapi/contract/operation.ts'
import { CannotCall, type RequestInput } from '#openapi/contract/request.ts'
import type { Session } from '#contracts/session/session.ts'
import { arbitraryOf } from './requests/arbitrary.ts'

/** Which requests to make up, and how to make them. */
export interface Fuzzing {
  number: number
  operations: readonly Operation[]
  /** The values of a parameter that the host is known to have. */
  valuesOf: (operation: Operation, parameter: Parameter) => readonly unknown[]
  /** Makes a call that the host may refuse. */
  ask: (operation: Operation, input: RequestInput) => Promise<unknown>
}

/** Text that every host reads in a path as it was sent: no slash, and nothing that stands for a folder. */
const isPathPart = (text: string) => /^(?!\.)[\p{L}\p{M}\p{N}\p{So}_.:@-]+$/u.test(text)

/** A request with values that the host is known to have, or that the schemas of the contract allow. */
function requestOf(operation: Operation, valuesOf: Fuzzing['valuesOf']): fc.Arbitrary<RequestInput> {
  const valueOf = (parameter: Parameter) => {
    const own = valuesOf(operation, parameter)
    return fc.oneof(...(own.length > 0 ? [fc.constantFrom(...own)] : []), arbitraryOf(parameter.schema))
  }
  const { path = [], query = [] } = Object.groupBy(operation.parameters, (parameter) => parameter.in)
  const requiredKeys = query.filter(({ required }) => required).map(({ name }) => name)
  const body = operation.method === 'GET' ? undefined : bodySchema(operation)
  return fc.record({
    params: fc.record(Object.fromEntries(path.map((each) => [each.name, valueOf(each).map(String)]))),
    query: fc.record(Object.fromEntries(query.map((each) => [each.name, valueOf(each)])), { requiredKeys }),
    ...(body && { body: arbitraryOf(body) }),
  })
}

/** Whether the contract allows a request: of a schema with many rules a value may break one. */
const isAllowed = (operation: Operation, { params = {}, query = {}, body }: RequestInput) =>
  Object.values(params).every(isPathPart) &&
  operation.parameters.every(
    (each) => each.in !== 'query' || query[each.name] === undefined || each.validate(query[each.name]).length === 0,
  ) &&
  (body === undefined || isValidBody(operation, body))

/**
 * Generates requests from the contract's schemas and judges each answer. A request whose answer breaks a law is
 * shrunk to the smallest, which the finding's curl line shows; its operation is then left out. Throws `CannotCall` if no
 * request can be generated.
 */
export async function fuzz(
  { options, findings }: Session,
  { number, operations, valuesOf, ask }: Fuzzing,
): Promise<void> {
  let wanted = operations
  let remaining = number
  while (remaining > 0 && wanted.length > 0) {
    const requests = wanted.map((operation) => requestOf(operation, valuesOf).map((input) => ({ operation, input })))
    const property = fc.asyncProperty(fc.oneof(...requests), async ({ operation, input }) => {
      fc.pre(isAllowed(operation, input))
      const before = findings.reported
      await ask(operation, input)
      return findings.reported === before
    })
    const result = await fc.check(property, { numRuns: remaining, seed: options.seed })
    remaining -= result.numRuns
    const [broken] = result.counterexample ?? []
    if (!broken && remaining === number) throw new CannotCall('no request that the contract allows can be made up')
    if (!broken) return
    wanted = wanted.filter((each) => each !== broken.operation)
  }
}
