import { operations } from '#openapi/generated/operations.ts'
import { shapeMutants, valueMutants } from './answers/answer-mutants.ts'
import { methodMutants, protocolMutants } from './answers/protocol-mutants.ts'
import { queryMutants } from './list/queries.ts'
import { listMutants } from './list/records.ts'
import { staleMutants } from './list/stale.ts'
import type { Mutant } from './mutant.ts'
import { writingMutants } from './writing/writing-mutants.ts'

/** Every fault that can be planted, for the whole contract. */
export const allMutants: readonly Mutant[] = [
  ...shapeMutants,
  ...protocolMutants,
  ...methodMutants,
  ...valueMutants,
  ...Object.values(operations)
    .filter(({ method }) => method === 'GET')
    .flatMap(({ id }) => [...listMutants(id), ...queryMutants(id), ...staleMutants(id)]),
  ...writingMutants,
]
