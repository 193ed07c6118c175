import { z } from 'zod'
import { AddressError } from './address.ts'
import type { AddressParameter } from './address-parameters.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { faultRulesText } from '../engine/network/fault-rule.ts'
import { firstBrokenBy } from '../engine/table/broken-links.ts'
import { firstTakenIn } from '../engine/table/taken-values.ts'
import { changesSince } from '../engine/table/changes-since.ts'
import type { Instance } from '../engine/kit/instance.ts'
import type { Kit } from '../engine/kit/kit.ts'
import { packed, unpacked } from './packed.ts'
import type { AnyStore } from '../engine/table/store.ts'

/** The longest address that every server and mail program accepts. */
const longest = 8000

/** The shop's data in the app's storage, such as drafts and changes of the cart, by storage and key. */
export type Memory = Record<'local' | 'session', Record<string, string>>

const LinkedState = z.object({
  changes: z.array(
    z.object({ collection: z.string(), id: z.string(), row: z.looseObject({ id: z.string() }).nullable() }),
  ),
  memory: z.object({ local: z.record(z.string(), z.string()), session: z.record(z.string(), z.string()) }).optional(),
})
export type LinkedState = z.output<typeof LinkedState>

interface Linked {
  /** The address of the screen. */
  href: string
  kit: Kit
  role: string
  /** What the names of the parameters begin with. */
  prefix?: string | undefined
  /** The shop as seeded, and as it is now. */
  seeded: AnyStore
  store: AnyStore
  memory: Memory | undefined
}

/**
 * An address that opens this screen with this state in another browser: seed, scenario, role, clock, network, and the
 * changes since the seed. Rejects when they are too long for an address.
 */
export async function stateLink({ href, kit, role, seeded, store, memory, prefix = '' }: Linked): Promise<string> {
  const { scenario, seed, latency, errors, faults, live } = kit.settings()
  const url = new URL(href)
  const now = kit.clock.now().toISOString()
  const given: Partial<Record<AddressParameter, string | number>> = {
    scenario,
    seed,
    role,
    ...(kit.clock.isRunning() ? { from: now } : { at: now }),
    ...(latency > 0 && { latency }),
    ...(errors > 0 && { errors }),
    ...(faults.length > 0 && { faults: faultRulesText(faults) }),
    ...(live.length > 0 && { live: live.join(',') }),
    changes: await packed({ changes: changesSince(seeded, store), ...(memory && { memory }) } satisfies LinkedState),
  }
  for (const [name, value] of Object.entries(given)) url.searchParams.set(prefix + name, String(value))
  if (url.href.length <= longest) return url.href
  throw new Error(
    `The changes since the seed need an address of ${url.href.length} characters; more than ${longest} is not safe. ` +
      'Export it in the Database tab, and import it in the other browser.',
  )
}

/** Reads the parameter `changes` of such an address; `none` is the shop as seeded. Rejects with an `AddressError`. */
export async function readLinkedState(text: string): Promise<LinkedState> {
  if (text === 'none') return { changes: [] }
  const value = await unpacked(text).catch((cause: unknown) => {
    throw new AddressError('changes', '?changes= is damaged: copy the whole link once more.', { cause })
  })
  const { data, error } = LinkedState.safeParse(value)
  if (!data)
    throw new AddressError('changes', '?changes= is not of this backend: copy the whole link once more.', {
      cause: error,
    })
  return data
}

/** Makes the state of a link, in place of what was changed here. Rejects with an `AddressError`. */
export async function takeChanges(
  linked: LinkedState,
  instance: Pick<Instance<AnyStore>, 'db' | 'exclusively' | 'reset'>,
  seeded: () => Promise<AnyStore>,
): Promise<void> {
  if (linked.changes.length > 0) await checkChanges(linked, await seeded())
  await instance.reset()
  await instance.exclusively(true, () => instance.db.put(linked.changes))
}

/** Checks that the seeded shop takes the changes of a link, by making them in `seeded`. Rejects with an `AddressError`. */
export async function checkChanges({ changes }: LinkedState, seeded: AnyStore): Promise<void> {
  try {
    await seeded.put(changes)
  } catch (cause) {
    throw new AddressError('changes', `?changes= is not of this backend: ${messageOf(cause)}`, { cause })
  }
  const changed = seeded.tables.filter(({ name }) => changes.some(({ collection }) => collection === name))
  const wrong = changed.map((table) => firstTakenIn(table, table.all())).find(Boolean) ?? firstBrokenBy(seeded, [])
  if (wrong !== undefined) throw new AddressError('changes', `?changes= is not of this backend: ${wrong}`)
}
