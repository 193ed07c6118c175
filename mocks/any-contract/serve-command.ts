import { serveBackends } from '../http/serve-backends.ts'
import type { withProject } from './project/read-project.ts'
import type { readServeFlags } from '../serve-flags.ts'
import type { ServedProject } from './served-project.ts'

type Flags = NonNullable<ReturnType<typeof readServeFlags>>
type Project = Omit<Awaited<ReturnType<typeof withProject<'store'>>>, 'args'>

const out = (text: string) => void process.stdout.write(text)

/** What serves a project: its own store, else that of its contract. */
async function servedOf({ contract, rows, recording }: Flags, { part: store, zone }: Project): Promise<ServedProject> {
  // Only the kit's own project has it, whose module gives it this type.
  if (store?.instead) return (await store.instead({ recording })) as ServedProject
  if (contract === undefined) throw new Error('Name the contract: --contract FILE, or a kit.config.ts in this folder.')
  const { serveFile } = await import('#mocks/any-contract/serve-contract.ts')
  return serveFile(contract, { ...store, rows, zone }, recording)
}

/** `npm run serve`: serves the backends of a project, or of a contract alone, or says what is remembered of it. */
export async function serveCommand(flags: Flags, project: Project): Promise<void> {
  const { port, host, keep, list } = flags
  const { open, named, noun, listing, said, ...backends } = await servedOf(flags, project)
  if (list) return out(listing ?? '')
  const settings = flags.settings(named)
  const { origin, state } = await serveBackends({
    ...backends,
    open: (stored) => open({ ...stored, settings }),
    port,
    ...(host !== undefined && { host }),
    ...(keep !== undefined && { keep }),
    onReseed: (reason) => out(`${keep}: the ${noun} starts over. ${reason}\n`),
    onDamage: (sentence) => out(`${keep}: ${sentence}\n`),
  })
  out(await said(origin, state))
}
