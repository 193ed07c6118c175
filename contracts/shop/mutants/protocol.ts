import { operationOf } from '#contracts/shop/shop-contract.ts'
import { answer, everyOperation, type Mutant } from './mutant.ts'
import { answerSchema, statusesOf } from '#openapi/contract/operation.ts'

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

interface BrokenAnswer {
  status?: number
  headers?: Record<string, string>
  text?: (given: string) => string
}

/** Wrong content types, broken bodies, and a redirect. */
const broken: Readonly<Record<string, BrokenAnswer>> = {
  'content type text/html': { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  'content type problem+json': { headers: { 'Content-Type': 'application/problem+json' } },
  'charset latin1': { headers: { 'Content-Type': 'application/json; charset=iso-8859-1' } },
  'no body': { text: () => '' },
  'half a body': { text: (text) => text.slice(0, text.length / 2) },
  'a redirect': { text: () => '', status: 302, headers: { Location: '/login' } },
}
const bodied = { 'a body with status 200': { text: () => '{"ok":true}', status: 200 } }

/** Wrong statuses, content types and broken bodies, for every answer. */
export const protocolMutants: readonly Mutant[] = everyOperation.flatMap((operation) =>
  statusesOf(operationOf(operation.id)).flatMap((status) => {
    const others = (otherStatus[status] ?? []).filter(
      (other) => !(String(other) in operation.answers) || status !== '400',
    )
    const statuses = others.map((other): [string, BrokenAnswer] => [
      `status ${other}`,
      { status: other, text: (text) => text || '{}' },
    ])
    const changes = {
      ...Object.fromEntries(statuses),
      ...(answerSchema(operationOf(operation.id), status) ? broken : bodied),
    }
    return Object.entries<BrokenAnswer>(changes).map(
      ([kind, { text = (given: string) => given, ...change }]): Mutant => ({
        operation: operation.id,
        kind,
        name: `${operation.id} ${status}: ${kind}`,
        class: 'protocol',
        alter: async (given) =>
          String(given.status) === status ? answer(given, { ...change, text: text(await given.text()) }) : undefined,
      }),
    )
  }),
)
