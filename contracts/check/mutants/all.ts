import { shapeMutants, valueMutants } from './answers.ts'
import { atOnce } from './at-once.ts'
import { effects } from './effects.ts'
import { keptOtherwise } from './kept.ts'
import { leftBehind } from './left-behind.ts'
import { listMutants, queryMutants, staleMutants } from './lists.ts'
import { everyOperation, type Mutant } from './planting.ts'
import { methodMutants, protocolMutants } from './protocol.ts'
import { salePrices } from './sale-prices.ts'
import { ofSingleOperations } from './single-operations.ts'

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
  ...leftBehind,
  ...atOnce,
  ...ofSingleOperations,
  ...salePrices,
]
