import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { FindingClass } from '#contracts/judge/finding.ts'
import { answerSchema } from '../../../judge/contract/openapi.ts'
import { answer } from '../matching.ts'
import type { Mutant } from '../mutant.ts'
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

const protocol = (
  id: OperationId,
  status: string,
  kind: string,
  change: (given: Response) => Promise<Response>,
): Mutant => ({
  name: `${id} ${status}: ${kind}`,
  class: 'protocol' satisfies FindingClass,
  kind,
  operation: id,
  plant: altering(id, status, change),
})

const withText =
  (headers: Record<string, string>, alter = (text: string) => text) =>
  async (given: Response) =>
    answer(given, { text: alter(await given.text()), headers })

/** Wrong statuses, content types and broken bodies, for every answer. */
export const protocolMutants: readonly Mutant[] = Object.values(operations).flatMap(({ id, answers }) =>
  Object.keys(answers)
    .filter((status) => status !== 'default')
    .flatMap((status) => {
      const others = (otherStatus[status] ?? []).filter((other) => !(String(other) in answers) || status !== '400')
      const statuses = others.map((other) =>
        protocol(id, status, `status ${other}`, async (given) =>
          answer(given, { text: (await given.text()) || '{}', status: other }),
        ),
      )
      if (answerSchema(id, status) === undefined)
        return [
          ...statuses,
          protocol(id, status, 'a body with status 200', async (given) =>
            answer(given, { body: { ok: true }, status: 200 }),
          ),
        ]
      return [
        ...statuses,
        protocol(id, status, 'content type text/html', withText({ 'Content-Type': 'text/html; charset=utf-8' })),
        protocol(id, status, 'content type problem+json', withText({ 'Content-Type': 'application/problem+json' })),
        protocol(id, status, 'charset latin1', withText({ 'Content-Type': 'application/json; charset=iso-8859-1' })),
        protocol(
          id,
          status,
          'no body',
          withText({}, () => ''),
        ),
        protocol(
          id,
          status,
          'half a body',
          withText({}, (text) => text.slice(0, text.length / 2)),
        ),
        protocol(
          id,
          status,
          'a redirect',
          async () => new Response(null, { status: 302, headers: { Location: '/login' } }),
        ),
      ]
    }),
)
