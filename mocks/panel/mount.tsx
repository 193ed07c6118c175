import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { PanelKit } from './kit.ts'
import { Panel } from './panel.tsx'
import styles from './panel.css?inline'
import { remember } from './remembered.ts'
import { KitContext } from './use-kit.ts'

/**
 * Adds the panel to the page: its own React root in a shadow tree, which keeps its styles and the shop's apart. Folded,
 * it starts as its button, so that it does not lie over what a story is about.
 */
export function mountPanel(kit: PanelKit, { isFolded }: { isFolded: boolean }): void {
  if (isFolded) remember('panel', 'button')
  const host = document.createElement('shop-kit')
  const shadow = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = styles
  const place = document.createElement('div')
  shadow.append(style, place)
  document.body.append(host)
  createRoot(place).render(
    <StrictMode>
      <KitContext value={kit}>
        <Panel />
      </KitContext>
    </StrictMode>,
  )
}
