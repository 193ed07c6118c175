import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PanelKit } from '../panel/kit.ts'
import { mountPanel } from '../panel/mount.tsx'
import { awaitPanelKey } from './await-panel-key.ts'

let leave: () => void
afterEach(() => {
  leave()
  localStorage.clear()
})

/** As much of a kit as the tab of stories needs. */
const kit = {
  subscribe: () => () => undefined,
  version: () => 0,
  canUndo: async () => false,
  title: 'Shop kit',
  base: '/',
  stories: [{ name: 'a-story', sentence: 'What it is about.', address: '/' }],
} satisfies Partial<PanelKit>

/** Mounts the panel at the tab of stories. */
function mount(isKeyPressed: () => boolean): void {
  localStorage.setItem('kit:tab', '"Stories"')
  // Only what this tab reads is there.
  leave = mountPanel(kit as Partial<PanelKit> as PanelKit, { isFolded: true, isKeyPressed })
}

const focused = () => document.querySelector('shop-kit')?.shadowRoot?.activeElement

const pressKey = () => userEvent.keyboard('{Alt>}{Shift>}K{/Shift}{/Alt}')

test('Alt+Shift+K before the panel is there opens it, with the focus', async () => {
  const isKeyPressed = awaitPanelKey()
  await pressKey()
  mount(isKeyPressed)
  const panel = page.getByRole('region', { name: 'Shop kit' })
  await expect.poll(() => focused()?.ariaLabel).toBe('Shop kit')
  await pressKey()
  await expect.element(panel).not.toBeInTheDocument()
})

test('without the key it starts as its button', async () => {
  mount(awaitPanelKey())
  await expect.element(page.getByRole('button', { name: 'Shop kit' })).toBeVisible()
})
