import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { answerSchema } from '../../contract/openapi.ts'
import { answer, match } from '../matching.ts'
import type { Between } from '../mutant.ts'

export type Path = readonly string[]

export type Holder = Record<string, unknown>

/** Alters every answer of an operation with a status. */
export function altering(id: OperationId, status: string, change: (body: unknown) => boolean): () => Between {
  return () =>
    async (request, send, { applied }) => {
      const given = await send(request)
      if (match(request)?.operation.id !== id || String(given.status) !== status) return given
      const body: unknown = await given.clone().json()
      if (!change(body)) return given
      applied()
      return answer(given, { body })
    }
}

export const bodiedAnswers = Object.values(operations).flatMap(({ id, answers }) =>
  Object.keys(answers)
    .filter((status) => status !== 'default' && answerSchema(id, status) !== undefined)
    .map((status) => ({ id, status })),
)
