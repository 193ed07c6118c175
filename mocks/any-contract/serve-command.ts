import { printable } from '#openapi/contract/printable.ts'
import { readContract } from '#openapi/contract/read-contract.ts'
import type { Settings } from '../engine/kit/persistence.ts'
import type { Named } from '../page/address.ts'
import { anyContract } from './backend.ts'
import type { Behaviour } from './derive.ts'
import { partOf, type Project } from './project/read-project.ts'
import { serveContract } from './serve-contract.ts'

interface Given {
  readonly port: number
  readonly host: string | undefined
  readonly keep: string | undefined
  readonly rows: number
  readonly list: boolean
  readonly settings: (named: Named) => Partial<Settings>
}

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

/**
 * `npm run serve -- --contract FILE`: serves a backend for it, with what its project says, or says what of it is
 * remembered.
 */
export async function serveCommand(
  file: string,
  { port, host, keep, rows, list, settings }: Given,
  project?: Project,
): Promise<void> {
  const store = project && (await partOf(project, 'store'))
  const any = anyContract(await readContract(file), { ...store, rows, zone: project?.config.zone })
  const { contract, derivation, scenarios } = any
  const { roles } = derivation
  if (roles.size === 0) throw new Error(`${file} describes no operation.`)
  const remembered = [...roles.values()].filter(({ does }) => does !== 'example').length
  if (list) {
    const width = Math.min(40, Math.max(0, ...[...roles.keys()].map(({ length }) => length)))
    for (const [id, role] of roles) {
      const does = Object.hasOwn(store?.operations ?? {}, id) ? 'a rule of its own' : wordsOf(role)
      process.stdout.write(`${printable(`${id.padEnd(width)}  ${does}`)}\n`)
    }
    process.stdout.write(`${remembered} of ${roles.size} operations are remembered; the others answer their example.\n`)
    return
  }
  const kept = { ...(host !== undefined && { host }), ...(keep !== undefined && { keep }) }
  const { origin } = await serveContract(any, {
    ...kept,
    port,
    settings: settings({ operations: contract.operations, checkScenario: scenarios.check }),
    onReseed: (reason) => process.stdout.write(`${keep}: the backend starts over. ${reason}\n`),
    onDamage: (sentence) => process.stdout.write(`${keep}: ${sentence}\n`),
  })
  process.stdout.write(
    `A backend for ${file} answers ${roles.size} operations at ${origin}, ${remembered} of them from its memory\n`,
  )
}
