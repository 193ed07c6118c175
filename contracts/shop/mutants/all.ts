import { shapeMutants, valueMutants } from './answers.ts'
import { faultyBackends } from './changed-backends.ts'
import type { Mutant } from './mutant.ts'
import { protocolMutants } from './protocol.ts'

/** Every fault that can be planted: those that follow from the contract, and those of a wrong backend. */
export const allMutants: readonly Mutant[] = [...shapeMutants, ...protocolMutants, ...valueMutants, ...faultyBackends]
