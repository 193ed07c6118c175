import { operations } from '#openapi/generated/operations.ts'
import type { Mutant } from '../mutant.ts'
import { queryMutants } from './queries.ts'
import { listMutants } from './records.ts'
import { specialLetterMutants } from './special-letters.ts'
import { staleMutants } from './stale.ts'

/** Lists with omitted, duplicated, reordered or outdated records, for every operation that reads. */
export const listMutantsOfAll: readonly Mutant[] = Object.values(operations)
  .filter(({ method }) => method === 'GET')
  .flatMap(({ id }) => [...listMutants(id), ...queryMutants(id), ...staleMutants(id), ...specialLetterMutants(id)])
