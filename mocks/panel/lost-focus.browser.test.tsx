import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { z } from 'zod'
import type { FaultRule } from '../engine/network/fault-rule.ts'
import type { KitRow, PanelKit } from './kit.ts'
import { mountPanel } from './mount.tsx'

let leave: () => void
afterEach(() => {
  leave()
  localStorage.clear()
})

let faults: readonly FaultRule[] = []
let rows: readonly KitRow[] = []
let version = 0
const listeners = new Set<() => void>()

beforeEach(() => {
  faults = ['getCart', 'checkout'].map((operation) => ({ operation, kind: '500', probability: 1 }))
  rows = Array.from({ length: 30 }, (_, at) => ({ id: `prod-${at}` }))
})

function changed(): void {
  version += 1
  for (const listener of listeners) listener()
}

const settings = () => ({ seed: 1, scenario: 'default', latency: 0, errors: 0, faults, live: [] })

/** As much of a kit as the tabs of the faults and the database need. */
const kit = {
  subscribe: (listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  version: () => version,
  title: 'Shop kit',
  stories: [],
  canUndo: async () => false,
  settings,
  operations: [],
  change: async (next) => {
    faults = (typeof next === 'function' ? next(settings()) : next).faults ?? faults
    changed()
  },
  collections: () =>
    ['products', 'coupons'].map((name) => ({
      name,
      schema: z.object({ id: z.string() }),
      all: () => rows,
      nextId: () => 'prod-99',
      check: () => ({}),
    })),
  write: async (_collection, id, row) => {
    rows = row === null ? rows.filter((one) => one.id !== id) : [...rows, { id }]
    changed()
  },
} satisfies Partial<PanelKit>

const focused = () => document.querySelector('shop-kit')?.shadowRoot?.activeElement

async function openAt(tab: string): Promise<void> {
  localStorage.setItem('kit:tab', JSON.stringify(tab))
  // Only what the tab reads is there.
  leave = mountPanel(kit as Partial<PanelKit> as PanelKit, { isFolded: true, isKeyPressed: () => true })
  await expect.poll(() => focused()?.ariaLabel).toBe('Shop kit')
}

/** Presses a button by keyboard. */
async function press(name: string): Promise<void> {
  page.getByRole('button', { name, exact: true }).element().focus()
  await userEvent.keyboard('{Enter}')
}

test.each(['Delete', 'Save', '← Back to products'])('%s of a row leaves the focus in its list', async (name) => {
  await openAt('Database')
  await press(name === 'Save' ? 'Add' : 'Edit prod-3')
  await expect.element(page.getByRole('button', { name })).toBeVisible()
  await press(name)
  await expect.element(page.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  // A row that is gone or further down cannot have it.
  await expect
    .poll(() => focused()?.ariaLabel ?? focused()?.tagName)
    .toBe(name.includes('Back') ? 'Edit prod-3' : 'INPUT')
})

test('the focus stays where another collection is chosen, and the next page shows that one', async () => {
  await openAt('Database')
  await press('Edit prod-3')
  await press('← Back to products')
  const collections = page.getByRole('combobox', { name: 'Collection' })
  await expect.element(collections).toBeVisible()
  collections.element().focus()
  await collections.selectOptions('coupons')
  await expect.element(page.getByText('30 of 30 coupons')).toBeVisible()
  expect(focused()?.tagName).toBe('SELECT')
  // As after a change in a plain app, which loads the page again.
  leave()
  await openAt('Database')
  await expect.element(page.getByText('30 of 30 coupons')).toBeVisible()
})

test('at the first and at the last page the focus stays on the button that leads no further', async () => {
  await openAt('Database')
  await press('Next')
  await expect.element(page.getByText('2 of 2')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(focused()?.textContent).toBe('Next')
  await press('Previous')
  await expect.element(page.getByText('1 of 2')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(focused()?.textContent).toBe('Previous')
})

test('after the last fault is removed the focus stays in the list', async () => {
  await openAt('Faults')
  await press('Remove answers 500 of checkout')
  await expect.element(page.getByText('checkout', { exact: true })).not.toBeInTheDocument()
  expect(focused()?.ariaLabel).toBe('Planted faults')
  await press('Remove all')
  await expect.element(page.getByText(/^No fault is planted/)).toBeVisible()
  expect(focused()?.ariaLabel).toBe('Planted faults')
})
