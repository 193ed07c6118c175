import type { z } from 'zod'
import { operations } from '#openapi/generated/operations.ts'
import type { Session } from '#openapi/generated/zod/schemas/session.zod.ts'
import { type Backend, backendFor } from '../engine/kit/backend.ts'
import { violations } from '../engine/call/check-answer.ts'
import { readRequest } from '../engine/call/read-request.ts'
import type { TypedOperation } from '../engine/call/operation.ts'
import { createRouter } from '../engine/call/router.ts'
import { errorBody } from './error-body.ts'
import { type Instance, type KeepOptions, openInstance } from '../engine/kit/instance.ts'
import type { LiveHost } from '../engine/network/live-host.ts'
import { loadPart } from '../engine/table/load-part.ts'
import type { Settings } from '../engine/kit/persistence.ts'
import type { Replay } from '../engine/tape/replay.ts'
import { bySession, startSession } from '../engine/call/sign-in.ts'
import { implementations } from './implementations.ts'
import { openStore, type RowOf, type Store, type World } from './rows.ts'
import { userAnswer } from '../rules/answers.ts'
import { pictureRoute } from '../rules/pictures.ts'
import { networkOf, parseScenario } from '../scenarios/scenarios.ts'
import { anchor } from '../world/anchor.ts'
import { shopZone } from './zone.ts'

/* The jewellery shop on the engine: its contract, operations, rows and seed. */

export type Shop = Instance<Store>

/** Rows that have been checked against their schemas. */
export class CheckedWorld {
  readonly rows: World

  constructor(rows: World) {
    this.rows = rows
  }
}

/** Builds the initial shop of these settings. */
export type BuildWorld = (settings: Settings) => World | CheckedWorld | Promise<World | CheckedWorld>

/** The ids of the operations that list. */
const listed = Object.values(operations)
  .filter(({ id, method }) => method === 'GET' && /^(?:list|search|filter)/.test(id))
  .map(({ id }) => id)

interface OpenOptions extends KeepOptions {
  build?: BuildWorld
  /** Gives the initial store in place of `build`. */
  seed?: (settings: Settings) => Promise<Store>
  /** The time at which the shop's clock starts; by default that of the seeded shop. */
  at?: Date
}

/** Builds the shop of the scenarios. Imports the generator on demand, since most pages of a demo never need it. */
export const buildSeed: BuildWorld = async ({ scenario, seed }) => {
  const { buildWorld } = await loadPart(import('../scenarios/build-world.ts'))
  return buildWorld(parseScenario(scenario), seed)
}

/** The initial store for these settings. */
export async function seededStore(settings: Settings, build = buildSeed): Promise<Store> {
  const world = await build(settings)
  return world instanceof CheckedWorld ? openStore(world.rows, { areChecked: true }) : openStore(world)
}

/** Opens the shop: the stored one, or one seeded by the settings. */
export const openShop = ({
  build = buildSeed,
  seed = (settings) => seededStore(settings, build),
  at = anchor,
  ...options
}: OpenOptions = {}): Promise<Shop> =>
  openInstance({
    ...options,
    seed,
    faultsOf: (scenario) => {
      const { lists, ...network } = networkOf(parseScenario(scenario))
      return { ...network, ...(lists && { failing: listed }) }
    },
    anchor: at,
    zone: shopZone,
  })

export interface ShopBackend extends Backend {
  /** A new session of the seeded account with this role. */
  signIn: (role: RowOf<'users'>['role']) => Promise<z.input<typeof Session>>
}

const router = createRouter<TypedOperation, Store>(operations, [pictureRoute])

/** The backend of the service worker, of tests in Node and of the HTTP server. */
export function createBackend({
  shop,
  ...options
}: {
  shop: Shop
  /** Answers the operations that the setting `live` names. */
  host?: LiveHost<Store>
  /** Gives the answers of a recorded session. */
  replay?: Replay<Store>
  onViolation?: (violation: string) => void
}): ShopBackend {
  const backend = backendFor<TypedOperation, Store>({
    ...options,
    operations,
    rules: { read: readRequest, violations },
    signIn: bySession('This needs an administrator account.'),
    implementations,
    exampleOf: async (id) => (await loadPart(import('#openapi/generated/example-answers.ts'))).exampleAnswers[id],
    router,
    errorBody,
    instance: shop,
  })
  return {
    ...backend,
    signIn: (role) =>
      shop.exclusively(true, async () => {
        const account = shop.db.users.all().find((user) => user.role === role)
        if (!account) throw new Error(`The seeded shop has no account with the role ${role}.`)
        const { id: token } = await startSession(shop.db, account.id, shop.now())
        return { token, user: userAnswer(shop.db, account) }
      }),
  }
}
