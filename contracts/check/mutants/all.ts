import { listMutantsOfAll } from './list-mutants.ts'
import { methodMutants } from './method-mutants.ts'
import type { Mutant } from './mutant.ts'
import { additiveMutants, protocolMutants, structureMutants } from './shape-mutants.ts'
import { valueMutants } from './value-mutants.ts'
import { writingMutants } from './writing-mutants.ts'

/** Every fault that can be planted, over the whole contract. */
export const allMutants: readonly Mutant[] = [
  ...structureMutants,
  ...additiveMutants,
  ...protocolMutants,
  ...methodMutants,
  ...valueMutants,
  ...listMutantsOfAll,
  ...writingMutants,
]
