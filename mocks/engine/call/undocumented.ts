import type { Operation } from './operation.ts'
import { isParameter, operationsAt, segmentsOf } from './operation-at.ts'
import type { ErrorBody } from './problem.ts'

/** The common prefix of two words as a share from 0 to 1, to recognise typing errors. */
function alike(word: string, other = ''): number {
  let same = 0
  while (same < word.length && word[same] === other[same]) same += 1
  return same / Math.max(word.length, other.length)
}

type Addressed = Pick<Operation, 'id' | 'method' | 'path'>

/** How similar a call is to an operation. */
export function likeness(path: string, method: string, operation: Pick<Operation, 'method' | 'path'>): number {
  const segments = segmentsOf(path)
  const documented = segmentsOf(operation.path)
  const same = documented.reduce(
    (sum, part, index) => sum + (isParameter(part) && segments[index] !== undefined ? 1 : alike(part, segments[index])),
    0,
  )
  return same * 2 - Math.abs(segments.length - documented.length) + (operation.method === method ? 1 : 0)
}

/**
 * The answer to a call outside the contract: 405 for another method of a known path, else 501; names the nearest
 * operation.
 */
export function undocumented(
  operations: Readonly<Record<string, Addressed>> | readonly Addressed[],
  { url, method }: Request,
  errorBody: ErrorBody,
): Response {
  const { pathname } = new URL(url)
  const here = operationsAt(operations, pathname)
  const nearest = (here.length > 0 ? here : Object.values(operations)).toSorted(
    (a, b) => likeness(pathname, method, b) - likeness(pathname, method, a),
  )[0]
  const message = `${method} ${pathname} is not in the contract. The nearest is ${nearest?.method} ${nearest?.path} (${nearest?.id}).`
  const body = errorBody(pathname, { message })
  if (here.length === 0) return Response.json(body, { status: 501 })
  const allowed = here.flatMap((operation) => (operation.method === 'GET' ? ['GET', 'HEAD'] : [operation.method]))
  return Response.json(body, { status: 405, headers: { Allow: allowed.join(', ') } })
}
