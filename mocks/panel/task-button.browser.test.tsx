import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { PanelKit } from './kit.ts'
import { mountPanel } from './mount.tsx'

let leave: () => void
afterEach(() => {
  leave()
  localStorage.clear()
})

const settings = { seed: 1, scenario: 'default', latency: 0, errors: 0, faults: [], live: [] }

/** As much of a kit as the tab of the state needs; each of its tasks is `task`. */
const kitOf = (task: () => Promise<never>) => ({
  subscribe: () => () => undefined,
  version: () => 0,
  canUndo: async () => true,
  undo: task,
  settings: () => settings,
  state: async () => ({ hash: 'a-hash', counts: {} }),
  reset: task,
  link: task,
  change: task,
  title: 'Shop kit',
  noun: 'shop',
  place: 'India',
  stories: [],
  accounts: [{ role: 'customer' as const, email: 'asha@shop.test', password: 'a-password', path: '/v1/auth/login' }],
  role: () => 'guest' as const,
  signIn: task,
  scenarios: [],
  operations: [],
  clock: { now: () => new Date(0), isRunning: () => false } as PanelKit['clock'],
})

const focused = () => document.querySelector('shop-kit')?.shadowRoot?.activeElement

test.each(['Reset', 'Copy link', 'Customer', 'Start this shop'])(
  '%s keeps the focus while it runs, and a second press does nothing',
  async (name) => {
    const { promise, reject } = Promise.withResolvers<never>()
    const task = vi.fn<() => Promise<never>>(() => promise)
    localStorage.setItem('kit:tab', '"State"')
    // Only what this tab reads is there.
    leave = mountPanel(kitOf(task) as Partial<PanelKit> as PanelKit, { isFolded: true, isKeyPressed: () => true })
    await expect.poll(() => focused()?.ariaLabel).toBe('Shop kit')
    const button = page.getByRole('button', { name, exact: true })
    button.element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => task.mock.calls.length).toBe(1)
    await expect.element(button).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    expect(focused()?.textContent).toBe(name)
    reject(new Error('The task failed.'))
    await expect.element(page.getByRole('alert')).toHaveTextContent('The task failed.')
    expect(task).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => task.mock.calls.length).toBe(2)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => focused()?.textContent).toBe('Shop kit')
  },
)
