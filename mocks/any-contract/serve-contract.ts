import type { Operation } from '#openapi/contract/contract.ts'
import { printable } from '#openapi/contract/printable.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import type { Settings } from '../engine/kit/persistence.ts'
import { type Backends, serveBackends, type ServeOptions } from '../http/serve-backends.ts'
import { openDirectory } from '../engine/tape/read-directory.ts'
import { anyContract } from './backend.ts'
import type { Behaviour } from './derive.ts'
import { idleParameters } from './listing.ts'
import { recordedRows } from './recorded-rows.ts'
import type { ServedProject } from './served-project.ts'

interface ContractOptions extends ServeOptions {
  settings?: Partial<Settings>
}

const backendsOf = ({ open, contract, operations, errorBody }: ReturnType<typeof anyContract>): Backends => ({
  open,
  operationIds: Object.keys(operations),
  document: contract.document,
  errorBody,
})

/** Serves a backend with a memory for any contract: see `serveBackends`. */
export const serveContract = (any: ReturnType<typeof anyContract>, { settings = {}, ...options }: ContractOptions) =>
  serveBackends({ ...options, ...backendsOf(any), open: (stored) => any.open({ ...stored, settings }) })

const words: Readonly<Record<Behaviour['does'], string>> = {
  list: 'lists',
  create: 'creates in',
  get: 'reads of',
  put: 'replaces in',
  patch: 'changes in',
  remove: 'deletes from',
  'read-single': 'reads the one object of',
  'put-single': 'replaces the one object of',
  'patch-single': 'changes the one object of',
  example: 'example:',
}

const wordsOf = (role: Behaviour): string =>
  `${words[role.does]} ${'on' in role ? role.on.name : 'path' in role ? role.path : role.because}`

/** Names what a list takes and does nothing with. */
function idleWords(operation: Operation | undefined, role: Behaviour): string {
  const names = operation && role.does === 'list' ? idleParameters(operation, role.on.record) : []
  if (names.length === 0) return ''
  return `; ${names.join(', ')} ${names.length === 1 ? 'filters' : 'filter'} nothing: write a rule`
}

/**
 * What serves a contract with a backend that is derived from it, from the rows of a recording if there is one. Rejects
 * with one line if it has no operation, or the recording cannot be used.
 */
export async function serveFile(
  file: string,
  options: Parameters<typeof anyContract>[1],
  recording?: string,
): Promise<ServedProject> {
  const read = await readContract(file)
  const recorded =
    recording === undefined ? undefined : await openDirectory(recording, (session) => recordedRows(read, session))
  const any = anyContract(read, { ...options, recorded })
  const { contract, derivation, scenarios } = any
  const { roles } = derivation
  if (roles.size === 0) throw new Error(`${file} describes no operation.`)
  const remembered = [...roles.values()].filter(({ does }) => does !== 'example').length
  const byId = new Map(contract.operations.map((each) => [each.id, each]))
  const width = Math.min(40, Math.max(0, ...[...roles.keys()].map(({ length }) => length)))
  const lines = [...roles].map(([id, role]) => {
    const does = Object.hasOwn(options?.operations ?? {}, id)
      ? 'a rule of its own'
      : wordsOf(role) + idleWords(byId.get(id), role)
    return `${printable(`${id.padEnd(width)}  ${does}`)}\n`
  })
  return {
    ...backendsOf(any),
    noun: 'backend',
    named: { operations: contract.operations, checkScenario: scenarios.check },
    listing: `${lines.join('')}${remembered} of ${roles.size} operations are remembered; the others answer their example.\n`,
    said: (origin) =>
      `A backend for ${file} answers ${roles.size} operations at ${origin}, ${remembered} of them from its memory\n`,
  }
}
