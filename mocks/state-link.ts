import { z } from 'zod'
import { faultRulesText } from './engine/fault-rule.ts'
import { changesSince } from './engine/changes-since.ts'
import type { Kit } from './engine/kit.ts'
import { packed, unpacked } from './engine/packed.ts'
import type { AnyStore } from './engine/store.ts'
import type { Role } from './panel/kit.ts'

/** The longest address that every server and mail program takes. */
const longest = 8000

/** What the app remembers of the shop beside the backend: drafts, changes of the cart. By storage and key. */
export type Memory = Record<'local' | 'session', Record<string, string>>

const Kept = z.object({
  changes: z.array(
    z.object({ collection: z.string(), id: z.string(), record: z.looseObject({ id: z.string() }).nullable() }),
  ),
  memory: z.object({ local: z.record(z.string(), z.string()), session: z.record(z.string(), z.string()) }).optional(),
})
export type Kept = z.output<typeof Kept>

interface Linked {
  /** The screen. */
  href: string
  kit: Kit
  role: Role
  /** The shop as it was seeded, and as it is. */
  seeded: AnyStore
  store: AnyStore
  memory: Memory | undefined
}

/**
 * An address that opens this screen with this state elsewhere: seed, scenario, role, clock, network, and what was changed
 * since the seed. Rejects when that is too much for an address.
 */
export async function stateLink({ href, kit, role, seeded, store, memory }: Linked): Promise<string> {
  const { scenario, seed, latency, errors, faults } = kit.settings()
  const url = new URL(href)
  const given = {
    scenario,
    seed,
    role,
    [kit.clock.isRunning() ? 'from' : 'at']: kit.clock.now().toISOString(),
    ...(latency > 0 && { latency }),
    ...(errors > 0 && { errors }),
    ...(faults.length > 0 && { faults: faultRulesText(faults) }),
    changes: await packed({ changes: changesSince(seeded, store), ...(memory && { memory }) } satisfies Kept),
  }
  for (const [name, value] of Object.entries(given)) url.searchParams.set(name, String(value))
  if (url.href.length <= longest) return url.href
  throw new Error(
    `What was changed since the seed makes an address of ${url.href.length} characters; ${longest} is the most that is safe. ` +
      'Export the shop in the tab Database, and import it at the other place.',
  )
}

/** What the parameter `changes` of such an address holds; `none` is the shop as seeded. Rejects with what is wrong. */
export async function readKept(text: string): Promise<Kept> {
  if (text === 'none') return { changes: [] }
  const value = await unpacked(text).catch((cause: unknown) => {
    throw new Error('?changes= is damaged: copy the whole link once more.', { cause })
  })
  return Kept.parse(value)
}
