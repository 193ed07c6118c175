import { createPanelKit } from '../../page/panel-kit.ts'
import { mountPanel } from '../../panel/mount.tsx'
import type { Kit } from '../../engine/kit/kit.ts'
import type { Instance } from '../../engine/kit/instance.ts'
import type { AnyStore } from '../../engine/table/store.ts'
import type { anyContract } from '../backend.ts'

interface Mounted {
  title: string
  kit: Kit
  instance: Instance<AnyStore>
  any: ReturnType<typeof anyContract>
  channel: string
}

/** Adds the panel to the page of any app, whose screens load their data again with the page. */
export function mountKit({ title, kit, instance, any: { operations, kinds, scenarios }, channel }: Mounted): void {
  const panel = createPanelKit({
    kit,
    instance,
    kinds,
    channel,
    title: `${title} kit`,
    operations: Object.values(operations),
    scenarios: scenarios.list,
    stories: [],
    accounts: [],
    role: () => 'guest',
    signIn: async () => undefined,
    canUndo: undefined,
    undo: async () => undefined,
    isPrerendered: false,
    refetch: () => location.reload(),
  })
  mountPanel(panel, { isFolded: false, isKeyPressed: () => false })
}
