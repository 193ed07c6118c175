import { operations } from '#openapi/generated/operations.ts'

const segments = (path: string) => path.split('/').filter(Boolean)

function likeness(path: string, method: string, operation: { path: string; method: string }): number {
  const [asked, known] = [segments(path), segments(operation.path)]
  const same = known.filter(
    (part, index) => part === asked[index] || (part.startsWith('{') && asked[index] !== undefined),
  ).length
  return same * 2 - Math.abs(asked.length - known.length) + (operation.method === method ? 1 : 0)
}

/** What a call outside the contract is told: the nearest documented operation. */
export function undocumented(request: Request): Response {
  const { pathname } = new URL(request.url)
  const nearest = Object.values(operations).toSorted(
    (a, b) => likeness(pathname, request.method, b) - likeness(pathname, request.method, a),
  )[0]
  const message = `${request.method} ${pathname} is not in the contract. The nearest is ${nearest?.method} ${nearest?.path} (${nearest?.id}).`
  return Response.json(pathname.startsWith('/api/') ? { error: message } : { message }, { status: 501 })
}
