import { type ComponentProps, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { PanelKit } from './kit.ts'
import { Panel } from './panel.tsx'
import styles from './panel.css?inline'
import { remember } from './remembered.ts'
import { KitContext } from './use-kit.ts'

interface MountOptions extends ComponentProps<typeof Panel> {
  isFolded: boolean
}

/**
 * Adds the panel to the page: its own React root in a shadow tree, which keeps its styles and the shop's apart. Folded,
 * it starts as its button, so that it does not lie over what a story is about, unless its key was pressed. Returns what
 * removes it.
 */
export function mountPanel(kit: PanelKit, { isFolded, isKeyPressed }: MountOptions): () => void {
  if (isFolded) remember('panel', 'button')
  const host = document.createElement('shop-kit')
  const shadow = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = styles
  const place = document.createElement('div')
  shadow.append(style, place)
  document.body.append(host)
  const root = createRoot(place)
  root.render(
    <StrictMode>
      <KitContext value={kit}>
        <Panel isKeyPressed={isKeyPressed} />
      </KitContext>
    </StrictMode>,
  )
  return () => {
    root.unmount()
    host.remove()
  }
}
