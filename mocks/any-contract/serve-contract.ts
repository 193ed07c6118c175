import type { Contract } from '#openapi/contract/contract.ts'
import { messageOnly } from '../engine/call/problem.ts'
import type { Settings } from '../engine/kit/persistence.ts'
import { serveBackends, type ServeOptions } from '../http/serve-backends.ts'
import { anyContract } from './backend.ts'

interface ContractOptions extends ServeOptions {
  /** How many rows a table gets. */
  rows?: number
  settings?: Partial<Settings>
}

/** Serves a backend with a memory for any contract: see `serveBackends`. */
export function serveContract(contract: Contract, { rows = 12, settings = {}, ...options }: ContractOptions) {
  const { open, operations } = anyContract(contract, rows)
  return serveBackends({
    ...options,
    open: (kept) => open({ ...kept, settings }),
    operationIds: Object.keys(operations),
    document: contract.document,
    errorBody: messageOnly,
  })
}
