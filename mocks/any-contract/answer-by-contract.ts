import type { Contract, Operation } from '#openapi/contract/contract.ts'
import { answerTo, statusesOf, successes, usualStatus } from '#openapi/contract/operation.ts'
import { hasSignedIn } from '#openapi/contract/sign-in.ts'
import { operationsAt } from '#mocks/engine/call/operation-at.ts'
import { undocumented } from '#mocks/engine/call/undocumented.ts'
import { breach } from './breach.ts'
import { acceptedOf, documented } from './documented.ts'

/** Whether a request has what one of the ways to sign in wants. */
export const isSignedIn = (request: Request, { signIn }: Operation) =>
  signIn.length === 0 || signIn.some((way) => hasSignedIn(request, way))

/** The status of an operation's success, or of its redirect where it has no other. */
export function statusOf(operation: Operation): number {
  const redirect = statusesOf(operation).find((each) => each.startsWith('3'))
  const status = redirect !== undefined && successes(operation).length === 0 ? redirect : usualStatus(operation)
  return Number(status.replaceAll('X', '0'))
}

const refuse = (message: string) => Response.json({ message: `Prefer: ${message}` }, { status: 400 })

/** The answer that a caller prefers: `Prefer: code=404, example=NAME`. */
export function preferred(operation: Operation, request: Request): Response | undefined {
  const prefer = request.headers.get('Prefer') ?? ''
  const [code, name] = ['code', 'example'].map(
    (word) => new RegExp(`(?:^|[\\s,;])${word}="?([^\\s",;]+)`, 'i').exec(prefer)?.[1],
  )
  if (code === undefined && name === undefined) return undefined
  const status = code === undefined ? statusOf(operation) : Number(code)
  const answer = status >= 200 && status <= 599 ? answerTo(operation, status) : undefined
  if (!answer) return refuse(`${operation.id} documents ${Object.keys(operation.answers).join(', ')}, not ${code}.`)
  const named = acceptedOf(answer, request)?.named ?? {}
  if (name !== undefined && !Object.hasOwn(named, name))
    return refuse(`the answer ${status} has ${Object.keys(named).join(', ') || 'no example with a name'}, not ${name}.`)
  return documented(answer, status, { request, ...(name !== undefined && { example: named[name] }) })
}

/**
 * Answers a request as a contract documents it, by its examples: what `Prefer` asks for, 401 without a token, 400 or 422
 * for what the contract refuses, else the success; 405 for another method, 501 for another path. It keeps nothing.
 */
export async function answerByContract({ operations }: Contract, request: Request): Promise<Response> {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  const operation = operationsAt(operations, new URL(request.url).pathname).find((each) => each.method === method)
  if (!operation) return undocumented(operations, request, (_path, { message }) => ({ message }))
  const answer = (status: number, reason?: string) =>
    documented(answerTo(operation, status), status, { request, reason })
  const asked = preferred(operation, request)
  if (asked) return asked
  if (operation.access !== 'public' && !isSignedIn(request, operation))
    return answer(401, 'Sign in: the contract wants a token here.')
  const wrong = await breach(operation, request)
  if (wrong !== undefined) return answer(statusesOf(operation).includes('422') ? 422 : 400, wrong)
  const status = statusOf(operation)
  const success = answerTo(operation, status)
  const isUnacceptable = success?.body && !acceptedOf(success, request) && statusesOf(operation).includes('406')
  return isUnacceptable ? answer(406, 'The contract documents no answer of a type that is accepted.') : answer(status)
}
