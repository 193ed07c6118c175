import { answerSchema } from '#contracts/judge/contract/openapi.ts'
import { answer, answering, type Between, everyOperation, match, type Mutant, mutant } from './planting.ts'

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

/** Wrong statuses, content types and broken bodies, for every answer. */
export const protocolMutants: readonly Mutant[] = everyOperation.flatMap(({ id, answers }) =>
  Object.keys(answers)
    .filter((status) => status !== 'default')
    .flatMap((status) => {
      const others = (otherStatus[status] ?? []).filter((other) => !(String(other) in answers) || status !== '400')
      const statuses = others.map((other): [string, Change] => [
        `status ${other}`,
        { status: other, text: (text) => text || '{}' },
      ])
      const changes = { ...Object.fromEntries(statuses), ...(answerSchema(id, status) ? broken : bodied) }
      return Object.entries<Change>(changes).map(([kind, { text = (given: string) => given, ...change }]) => {
        const changed = async (given: Response) => {
          if (String(given.status) !== status) return undefined
          return answer(given, { ...change, text: text(await given.text()) })
        }
        return { ...answering(id, kind, () => changed), name: `${id} ${status}: ${kind}`, class: 'protocol' as const }
      })
    }),
)

/** What an undocumented method on the path of an operation that reads is answered with. */
const methods: ReadonlyArray<readonly [method: string, kind: string, given: () => Response]> = [
  ['PATCH', 'PATCH is done', () => Response.json({})],
  ['PATCH', 'a 405 without Allow', () => new Response(null, { status: 405 })],
  ['HEAD', 'HEAD needs no token', () => Response.json({})],
  ['HEAD', 'HEAD fails', () => new Response(null, { status: 500 })],
]

/** Undocumented methods that are carried out, open to anyone, or refused without naming the documented ones. */
export const methodMutants: readonly Mutant[] = everyOperation
  .filter(({ method }) => method === 'GET')
  .flatMap(({ id, access }) =>
    methods
      .filter(([, kind]) => access !== 'public' || !kind.endsWith('needs no token'))
      .map(([method, kind, given]) => {
        const between: Between = async ({ request, path, send, applied }) => {
          if (request.method !== method || match('GET', path).id !== id) return send()
          applied()
          return given()
        }
        return { ...mutant(id, kind, () => between), class: 'protocol' as const }
      }),
  )
