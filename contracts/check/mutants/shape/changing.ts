import { operations } from '#openapi/generated/operations.ts'
import { answerSchema } from '../../../judge/contract/openapi.ts'

export type Path = readonly string[]

export type Holder = Record<string, unknown>

export const bodiedAnswers = Object.values(operations).flatMap(({ id, answers }) =>
  Object.keys(answers)
    .filter((status) => status !== 'default' && answerSchema(id, status) !== undefined)
    .map((status) => ({ id, status })),
)
