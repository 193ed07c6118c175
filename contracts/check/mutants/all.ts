import { shapeMutants, valueMutants } from './answers/answer-mutants.ts'
import { methodMutants, protocolMutants } from './answers/protocol-mutants.ts'
import { queryMutants } from './list/queries.ts'
import { listMutants } from './list/records.ts'
import { staleMutants } from './list/stale.ts'
import type { Mutant } from './mutant.ts'
import { everyOperation } from './planting.ts'
import { conflicts } from './writing/conflicts.ts'
import { copies } from './writing/copies.ts'
import { dates } from './writing/dates.ts'
import { droppedFields } from './writing/dropped-fields.ts'
import { effects } from './writing/effects.ts'
import { keptOtherwise } from './writing/kept-otherwise.ts'
import { obeyedFields } from './writing/obeyed-fields.ts'
import { salePrices } from './writing/sale-prices.ts'
import { ofSingleOperations } from './writing/single-operations.ts'
import { wrongCallers } from './writing/wrong-callers.ts'
import { wrongUpdates } from './writing/wrong-updates.ts'

/** Every fault that can be planted, for the whole contract. */
export const allMutants: readonly Mutant[] = [
  ...shapeMutants,
  ...protocolMutants,
  ...methodMutants,
  ...valueMutants,
  ...everyOperation
    .filter(({ method }) => method === 'GET')
    .flatMap(({ id }) => [...listMutants(id), ...queryMutants(id), ...staleMutants(id)]),
  ...conflicts,
  ...copies,
  ...dates,
  ...droppedFields,
  ...effects,
  ...keptOtherwise,
  ...obeyedFields,
  ...ofSingleOperations,
  ...salePrices,
  ...wrongCallers,
  ...wrongUpdates,
]
