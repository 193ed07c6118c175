import type { Settings } from '../engine/kit/persistence.ts'
import { serveBackends, type ServeOptions } from '../http/serve-backends.ts'
import type { anyContract } from './backend.ts'

interface ContractOptions extends ServeOptions {
  settings?: Partial<Settings>
}

/** Serves a backend with a memory for any contract: see `serveBackends`. */
export const serveContract = (
  { open, contract, operations, errorBody }: ReturnType<typeof anyContract>,
  { settings = {}, ...options }: ContractOptions,
) =>
  serveBackends({
    ...options,
    open: (kept) => open({ ...kept, settings }),
    operationIds: Object.keys(operations),
    document: contract.document,
    errorBody,
  })
