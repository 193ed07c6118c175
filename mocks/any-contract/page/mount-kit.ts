import { signInto, wayFor } from '#openapi/contract/sign-in.ts'
import { createPanelKit } from '../../page/panel-kit.ts'
import type { UndoStorage } from '../../page/with-undo.ts'
import { mountPanel } from '../../panel/mount.tsx'
import type { PanelKit } from '../../panel/kit.ts'
import type { Kit } from '../../engine/kit/kit.ts'
import type { Instance } from '../../engine/kit/instance.ts'
import type { AnyStore } from '../../engine/table/store.ts'
import type { anyContract } from '../backend.ts'
import type { KitStory } from '../project/define-kit.ts'
import type { Row } from '../rows.ts'
import { prefix } from './own-address.ts'
import type { sessionOf } from './session.ts'

interface Mounted {
  title: string
  kit: Kit
  instance: Instance<AnyStore>
  any: Pick<ReturnType<typeof anyContract>, 'operations' | 'seed'> & {
    readonly kinds: Parameters<typeof createPanelKit>[0]['kinds']
    readonly scenarios: Pick<ReturnType<typeof anyContract>['scenarios'], 'list'>
  }
  session: ReturnType<typeof sessionOf>
  stories: readonly KitStory[]
  storage: UndoStorage | undefined
  base: string
  channel: string
  isFolded: boolean
  /** Called after a change, so that the screens show it. */
  refetch: () => void
}

/** The header that signs in with a token, if it is one. */
function headerFor({ operations }: Mounted['any'], token: string): string | undefined {
  const headers = new Headers()
  const ways = Object.values(operations).flatMap(({ signIn }) => signIn)
  const way = wayFor(ways, token)
  if (way) signInto(new URL(location.origin), headers, way, token)
  return [...headers].map((header) => header.join(': '))[0]
}

/** The panel's kit of any app. */
export function panelKitOf({ title, any, session, ...others }: Omit<Mounted, 'isFolded'>): PanelKit {
  const { operations, kinds, scenarios, seed } = any
  return createPanelKit({
    ...others,
    prefix,
    kinds,
    seeded: () => seed(others.instance.settings),
    shown: (row) => {
      const { record, key } = row as Row
      return { ...record, id: key }
    },
    title: `${title} kit`,
    noun: 'backend',
    operations: Object.values(operations),
    scenarios: scenarios.list,
    accounts: session.accounts.map(({ name, token }) => ({ role: name, token, header: headerFor(any, token) })),
    role: session.role,
    signIn: async (role) => session.signIn(role),
    isPrerendered: false,
  })
}

/** Adds the panel to the page of any app. Returns what removes it. */
export const mountKit = ({ isFolded, ...mounted }: Mounted): (() => void) =>
  mountPanel(panelKitOf(mounted), { isFolded, isKeyPressed: () => false })
