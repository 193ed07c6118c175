import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { PanelKit } from './kit.ts'
import { Panel } from './panel.tsx'
import styles from './panel.css?inline'
import { KitContext } from './use-kit.ts'

/** Adds the panel to the page: a React root of its own in a shadow tree, so that neither its styles nor the shop's cross over. */
export function mountPanel(kit: PanelKit): void {
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
