import { listMutantsOfAll } from './list/list-mutants.ts'
import type { Mutant } from './mutant.ts'
import { additiveMutants } from './shape/additive.ts'
import { methodMutants } from './shape/methods.ts'
import { protocolMutants } from './shape/protocol.ts'
import { structureMutants } from './shape/structure.ts'
import { valueMutants } from './value-mutants.ts'
import { writingMutants } from './writing/writing-mutants.ts'

/** Every fault that can be planted, for the whole contract. */
export const allMutants: readonly Mutant[] = [
  ...structureMutants,
  ...additiveMutants,
  ...protocolMutants,
  ...methodMutants,
  ...valueMutants,
  ...listMutantsOfAll,
  ...writingMutants,
]
