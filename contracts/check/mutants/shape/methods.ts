import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { match } from '../matching.ts'
import type { Mutant } from '../mutant.ts'

/** Answers an undocumented method on the path of an operation that reads. */
const answering = (id: OperationId, method: string, kind: string, answer: (given: Response) => Response): Mutant => ({
  name: `${id}: ${kind}`,
  class: 'protocol',
  kind,
  operation: id,
  plant:
    () =>
    async (request, send, { applied }) => {
      const given = await send(request)
      if (request.method !== method || match({ method: 'GET', url: request.url })?.operation.id !== id) return given
      applied()
      return answer(given)
    },
})

const open = () => Response.json({})

/** Undocumented methods that are carried out, open to anyone, or refused without naming the documented ones. */
export const methodMutants: readonly Mutant[] = Object.values(operations)
  .filter(({ method }) => method === 'GET')
  .flatMap(({ id, access }) => [
    answering(id, 'PATCH', 'PATCH is done', open),
    answering(id, 'PATCH', 'a 405 without Allow', () => new Response(null, { status: 405 })),
    ...(access === 'public' ? [] : [answering(id, 'HEAD', 'HEAD needs no token', open)]),
    answering(id, 'HEAD', 'HEAD fails', () => new Response(null, { status: 500 })),
  ])
