import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { z } from 'zod'
import { openIndexedDb } from '../../engine/kit/indexed-db.ts'
import { openInstance } from '../../engine/kit/instance.ts'
import { createKit } from '../../engine/kit/kit.ts'
import { fingerprint } from '../../engine/table/fingerprint.ts'
import { kind } from '../../engine/table/row-kind.ts'
import { AnyStore } from '../../engine/table/store.ts'
import { RequestLog } from '../../engine/tape/request-log.ts'
import { withUndo } from '../../page/with-undo.ts'
import config from '../project/library-fixture/kit.config.ts'
import { mountKit, panelKitOf } from './mount-kit.ts'
import { readOwn } from './own-address.ts'
import { sessionOf } from './session.ts'

let leave: () => void
afterEach(() => {
  leave()
  localStorage.clear()
})

/** What the derivation makes of the library's books, without the contract, which only Node can read. */
const Row = z.object({
  id: z.string().min(1),
  key: z.string().min(1),
  record: z.record(z.string(), z.unknown()),
  parents: z.record(z.string(), z.string()),
})
const kinds = { books: kind(Row, { prefix: 'row', indexes: ['key'] }) }
const books = ['Emma', 'Persuasion'].map((title, index) => {
  const number = index + 1
  return { id: `row-${number}`, key: String(number), record: { id: number, title, genre: 'novel' }, parents: {} }
})
const scenarios = { list: [{ name: 'all-lent', description: 'no book is back' }] }
const any = { operations: {}, kinds, scenarios, seed: async () => new AnyStore(kinds, undefined, () => books) }

const refetch = () => undefined

async function open(channel = `kit ${crypto.randomUUID()}`) {
  const store = typeof config.store === 'object' ? config.store : undefined
  const session = sessionOf('key', store?.accounts)
  const storage = await withUndo(await openIndexedDb(channel), {
    name: channel,
    kinds,
    sessionKeys: session.keys,
  })
  const instance = await openInstance({
    persistence: storage.persistence,
    seed: any.seed,
    faultsOf: () => ({}),
    anchor: new Date('2026-01-15T04:30:00Z'),
    zone: config.zone,
  })
  storage.follow()
  const state = () => fingerprint(instance.db)
  const requests = new RequestLog()
  const kit = createKit(instance, { state, requests, fetch: () => Promise.reject(new Error('Not called.')) }, [])
  const stories = store?.stories ?? []
  return { title: 'Town library', kit, instance, any, session, stories, storage, base: '/app/', channel, refetch }
}

async function show(tab: string) {
  const opened = await open()
  leave = mountKit({ ...opened, isFolded: false })
  await page.getByRole('button', { name: 'Town library kit' }).click()
  await page.getByRole('tab', { name: tab }).click()
  return opened
}

test('a long title is one line on the edge button, which it does not leave', async () => {
  leave = mountKit({ ...(await open()), title: 'Seeufer Clinic of the Lake API', isFolded: false })
  const button = page.getByRole('button', { name: 'Seeufer Clinic of the Lake API kit' })
  await expect.element(button).toBeVisible()
  const [outer, inner] = [button.element(), button.element().lastElementChild].map((each) =>
    each?.getBoundingClientRect(),
  )
  expect(inner?.width).toBeLessThan(20)
  expect(inner?.bottom).toBeLessThanOrEqual(outer?.bottom ?? 0)
})

test('the accounts sign in with one press, and sign out', async () => {
  await show('State')
  await page.getByRole('button', { name: 'Librarian' }).click()
  await expect.poll(() => localStorage.getItem('key')).toBe('librarian-key')
  await expect.element(page.getByText('librarian-key')).toBeVisible()
  await page.getByRole('button', { name: 'Guest' }).click()
  await expect.poll(() => localStorage.getItem('key')).toBe(null)
})

test('the clock is of the zone of the project, and its scenarios are among the usual ones', async () => {
  await show('State')
  await expect.element(page.getByLabelText('Date and time in Europe/Paris')).toHaveValue('2026-01-15T05:30')
  await expect.element(page.getByRole('checkbox', { name: 'all-lent no book is back' })).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Start this backend' })).toBeVisible()
})

test('clock, network and scenario apply at once, say what is wrong, and survive a reload', async () => {
  const { kit, channel } = await show('State')
  const moment = page.getByLabelText('Date and time in Europe/Paris')
  await page.getByRole('button', { name: 'Freeze' }).click()
  await expect.element(page.getByText('frozen', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: '+1 day', exact: true }).click()
  await expect.element(moment).toHaveValue('2026-01-16T05:30')
  await page.getByRole('button', { name: '+31 days' }).click()
  await expect.element(moment).toHaveValue('2026-02-16T05:30')

  const latency = page.getByLabelText('Latency, ms')
  await latency.fill('1,500')
  await expect.element(latency).toHaveAccessibleDescription('A whole number from 0 to 60000.')
  await latency.fill('40')
  await expect.poll(() => kit.settings().latency).toBe(40)

  const scenario = page.getByRole('checkbox', { name: 'all-lent no book is back' })
  const [seed, start] = [page.getByLabelText('Seed'), page.getByRole('button', { name: 'Start this backend' })]
  await scenario.click()
  await seed.fill('seven')
  await start.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The seed is a whole number, 0 or more.')
  expect(kit.settings().scenario).toBe('default')
  await seed.fill('7')
  await start.click()
  await expect.poll(() => kit.settings().scenario).toBe('all-lent')
  await expect.element(scenario).toBeChecked()

  const { kit: reloaded } = await open(channel)
  expect(reloaded.settings()).toMatchObject({ scenario: 'all-lent', seed: 7, latency: 40 })
  expect([reloaded.clock.isRunning(), reloaded.clock.now().toISOString().slice(0, 16)]).toEqual([
    false,
    '2026-02-16T04:30',
  ])
})

test('the tables show the fields of the records', async () => {
  await show('Database')
  for (const name of ['id', 'title', 'genre'])
    await expect.element(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Edit 1', exact: true })).toBeVisible()
  await expect.element(page.getByText('Persuasion')).toBeVisible()
})

test('a story is a link below the path of the app', async () => {
  await show('Stories')
  const link = page.getByRole('link', { name: 'An evening rush' })
  const address = '/app/?kit-scenario=all-lent&kit-role=librarian&kit-changes=none'
  await expect.element(link).toHaveAttribute('href', address)
})

test('a reset is undone, with who was signed in', async () => {
  const opened = await open()
  const { instance, session } = opened
  const panel = panelKitOf(opened)
  session.signIn('reader')
  await panel.write('books', 'row-1', null)
  const count = () => instance.db.table('books').all().length
  await panel.reset()
  session.signIn('guest')
  expect([count(), await panel.canUndo()]).toEqual([2, true])
  await panel.undo()
  expect([count(), session.role()]).toEqual([1, 'reader'])
})

test('a copied link says the state in parameters that no app has', async () => {
  const opened = await open()
  const panel = panelKitOf(opened)
  opened.session.signIn('librarian')
  await panel.change({ scenario: 'all-lent' })
  await panel.write('books', 'row-1', null)
  const link = (await panel.link?.()) ?? ''
  expect([...new URL(link).searchParams.keys()]).toContain('kit-changes')
  const { choices } = readOwn(link, { operations: [], checkScenario: () => undefined, roles: ['librarian'] })
  expect([choices.role, choices.settings.scenario]).toEqual(['librarian', 'all-lent'])
})
