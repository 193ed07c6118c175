import { z } from 'zod'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { hashOf } from '#mocks/engine/table/fingerprint.ts'
import { createReplay, type Replay } from '#mocks/engine/tape/replay.ts'
import type { Settings } from '#mocks/engine/kit/persistence.ts'
import { knownCalls, type RecordedCall, type Recording } from '#mocks/engine/tape/recording-file.ts'
import { sessionFrom } from '#mocks/engine/call/sign-in.ts'
import { takeRows } from '#mocks/live/rows.ts'
import { openStore, rows, type Store, type World } from '#mocks/shop/rows.ts'
import { hashPassword } from '#mocks/rules/passwords.ts'
import { parseScenario, shopOptions } from '#mocks/scenarios/scenarios.ts'
import { type Account, seededAccounts } from '#mocks/shop/accounts.ts'
import { type ShopBackend, createBackend, openShop, type Shop } from '#mocks/shop/shop.ts'
import { takeSentOrder } from './sent-orders.ts'

/** A recorded session as the backend uses it. */
export interface OpenedRecording {
  /** The time of the session, at which the shop's clock starts. */
  at: Date
  /** Identifies the session: another session has another hash, even at the same time. */
  hash: string
  /** The recorded rows, as the seed of a shop. */
  build: (settings: Settings) => World
  replay: Replay<Store>
  /** The accounts that signed in during the session. */
  accounts: readonly Account[]
}

const host = 'http://recording.test'
/** A new copy of the tables as plain data. */
const worldOf = (tables: Readonly<Record<string, readonly object[]>>) => {
  const text = JSON.stringify(tables)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the store validates each row that it loads
  return () => JSON.parse(text) as World
}
const empty = worldOf(Object.fromEntries(Object.keys(rows).map((name) => [name, []])))

type KnownCall = ReturnType<typeof knownCalls<(typeof operations)[OperationId]>>[number]

const requestOf = ({ method, path, token, sent }: RecordedCall): Request =>
  new Request(host + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    ...(sent !== undefined && { body: sent }),
  })

const parsed = (text: string | undefined): unknown => (text ? JSON.parse(text) : undefined)

/** What is read of a call beside its rows; a host may have answered anything. */
const SignIn = z.object({ email: z.string(), password: z.string() })
const Me = z.object({ user: z.object({ id: z.string() }) })

/** Gives the account of a recorded sign-in the password that was sent, so that signing in works again. */
async function takePassword(sent: unknown, { db }: Shop): Promise<Account | undefined> {
  const { email = '', password = '' } = SignIn.safeParse(sent).data ?? {}
  const user = db.users.where('email', email)[0]
  if (!user) return undefined
  await db.users.update(user.id, { password: await hashPassword(password, user.id) })
  return { role: user.role, email, password }
}

/** Starts a session for a token without a recorded sign-in: it belongs to the account in the answer of `getMe`. */
async function takeToken(token: string, answer: unknown, { db, now }: Shop): Promise<void> {
  const owner = db.users.get(Me.safeParse(answer).data?.user.id ?? '')
  if (owner && !db.sessions.get(token)) await db.sessions.create(sessionFrom(token, owner.id, now()))
}

async function take({ call, operation }: KnownCall, shop: Shop, backend: ShopBackend): Promise<Account | undefined> {
  if (call.status >= 300) return undefined
  const request = requestOf(call)
  const answer = parsed(call.text)
  // The answer of a deletion does not show the deleted row.
  if (call.method === 'DELETE') await backend.fetch(request)
  else
    await shop.exclusively(true, async () => {
      await takeRows(operation, request, answer, shop.db, shop.now())
      await takeSentOrder({ id: operation.id, request, sent: parsed(call.sent), answer }, shop)
    })
  if (operation.id === 'getMe' && call.token !== undefined) await takeToken(call.token, answer, shop)
  return operation.id === 'login' ? takePassword(parsed(call.sent), shop) : undefined
}

/** Adds the kit's own account for each role without a recorded sign-in, since nobody could write otherwise. */
async function addMissing(accounts: Map<string, Account>, { db, now }: Shop): Promise<void> {
  for (const { role, email, password } of seededAccounts) {
    if ([...accounts.values()].some((account) => account.role === role)) continue
    const id = `kit ${role.toLowerCase()}`
    await db.users.create({
      id,
      name: role === 'ADMIN' ? 'Kit Admin' : 'Kit Customer',
      email,
      phone: null,
      date_of_birth: null,
      is_verified: true,
      created_at: now().toISOString(),
      role,
      password: await hashPassword(password, id),
    })
    accounts.set(email, { role, email, password })
  }
}

/** Opens a recording. Rejects with the reason if it is invalid, or of another API. */
export async function openRecording({ at, calls }: Recording): Promise<OpenedRecording> {
  const known = knownCalls(operations, calls)
  const shop = await openShop({ build: empty, settings: { at } })
  const backend = createBackend({ shop, onViolation: () => undefined })
  const accounts = new Map<string, Account>()
  // Twice, since an answer may refer to a row that only a later one shows.
  for (const each of [...known, ...known]) {
    const account = await take(each, shop, backend)
    if (account) accounts.set(account.email, account)
  }
  await addMissing(accounts, shop)
  const tables = Object.fromEntries(shop.db.tables.map((table) => [table.name, table.all()]))
  // The panel signs in the first account of a role, so recorded accounts come first.
  const users = shop.db.users.all().toSorted((a, b) => Number(accounts.has(b.email)) - Number(accounts.has(a.email)))
  const world = worldOf({ ...tables, users })
  return {
    at: new Date(at),
    hash: await hashOf([at, calls]),
    build: ({ scenario }) => {
      if (Object.keys(shopOptions(parseScenario(scenario))).length > 0)
        throw new Error(`The scenario "${scenario}" changes the seeded shop, but this one is a recording.`)
      return world()
    },
    replay: createReplay(operations, calls, await openStore(world())),
    accounts: [...accounts.values()],
  }
}
