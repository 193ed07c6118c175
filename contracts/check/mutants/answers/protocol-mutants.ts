import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { answerSchema } from '../../../judge/contract/openapi.ts'
import { answer, match } from '../matching.ts'
import type { Between, Mutant } from '../mutant.ts'
import { altering } from '../planting.ts'

/** Wrong statuses for each documented one, with another meaning. */
const otherStatus: Readonly<Record<string, readonly number[]>> = {
  200: [201, 206, 500],
  201: [200, 202],
  204: [200, 202, 404],
  400: [200, 422, 500],
  401: [200, 403, 404],
  403: [200, 401, 404],
  404: [200, 400, 410, 500],
  409: [200, 400, 422, 500],
  413: [200, 400],
  415: [200, 400],
}

interface Change {
  status?: number
  headers?: Record<string, string>
  text?: (given: string) => string
}

/** Wrong content types, broken bodies, and a redirect. */
const broken: Readonly<Record<string, Change>> = {
  'content type text/html': { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  'content type problem+json': { headers: { 'Content-Type': 'application/problem+json' } },
  'charset latin1': { headers: { 'Content-Type': 'application/json; charset=iso-8859-1' } },
  'no body': { text: () => '' },
  'half a body': { text: (text) => text.slice(0, text.length / 2) },
  'a redirect': { text: () => '', status: 302, headers: { Location: '/login' } },
}
const bodied = { 'a body with status 200': { text: () => '{"ok":true}', status: 200 } }

const protocol = (operation: OperationId, name: string, kind: string, plant: () => Between): Mutant => ({
  name,
  class: 'protocol',
  kind,
  operation,
  plant,
})

/** Wrong statuses, content types and broken bodies, for every answer. */
export const protocolMutants: readonly Mutant[] = Object.values(operations).flatMap(({ id, answers }) =>
  Object.keys(answers)
    .filter((status) => status !== 'default')
    .flatMap((status) => {
      const others = (otherStatus[status] ?? []).filter((other) => !(String(other) in answers) || status !== '400')
      const statuses = others.map((other) => [
        `status ${other}`,
        { status: other, text: (text: string) => text || '{}' },
      ]) satisfies Array<[string, Change]>
      const changes = { ...Object.fromEntries(statuses), ...(answerSchema(id, status) ? broken : bodied) }
      return Object.entries<Change>(changes).map(([kind, { text = (given: string) => given, ...change }]) => {
        const plant = altering(id, status, async (given) =>
          answer(given, { ...change, text: text(await given.text()) }),
        )
        return protocol(id, `${id} ${status}: ${kind}`, kind, plant)
      })
    }),
)

/** Answers an undocumented method on the path of an operation that reads. */
const answering = (id: OperationId, method: string, kind: string, given: () => Response): Mutant =>
  protocol(id, `${id}: ${kind}`, kind, () => async (request, send, { applied }) => {
    if (request.method !== method || match({ method: 'GET', url: request.url })?.operation.id !== id)
      return send(request)
    applied()
    return given()
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
