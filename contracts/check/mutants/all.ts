import { shapeMutants, valueMutants } from './answers.ts'
import { faultyBackends } from './changed-backends.ts'
import { effects } from './effects.ts'
import { keptOtherwise } from './kept.ts'
import { listMutants, queryMutants, staleMutants } from './lists.ts'
import { everyOperation, type Mutant } from './planting.ts'
import { methodMutants, protocolMutants } from './protocol.ts'

/** Every fault that can be planted, for the whole contract. */
export const allMutants: readonly Mutant[] = [
  ...shapeMutants,
  ...protocolMutants,
  ...methodMutants,
  ...valueMutants,
  ...everyOperation
    .filter(({ method }) => method === 'GET')
    .flatMap(({ id }) => [...listMutants(id), ...queryMutants(id), ...staleMutants(id)]),
  ...effects,
  ...keptOtherwise,
  ...faultyBackends,
]
