import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import document from '#openapi/generated/openapi.json' with { type: 'json' }
import { operations } from '#openapi/generated/operations.ts'
import type { KitStore } from '../any-contract/project/define-kit.ts'
import type { ServedProject } from '../any-contract/served-project.ts'
import { createKit } from '../engine/kit/kit.ts'
import { sharedSeeds } from '../engine/kit/shared-seeds.ts'
import type { Settings } from '../engine/kit/persistence.ts'
import { type Backends, serveBackends, type ServeOptions } from '../http/serve-backends.ts'
import type { OpenedRecording } from '../recording/recording.ts'
import { errorBody } from './error-body.ts'
import { namedInShop } from './shop-address.ts'
import { type BuildWorld, createBackend, openShop, seededStore } from './shop.ts'
import { openOver } from './rows.ts'

interface ShopOptions {
  /** Builds the initial shop; by default the scenarios of the settings do. */
  build?: BuildWorld
  /** A recorded session with the rows of the initial shop and the answers to replay. */
  recording?: OpenedRecording | undefined
}

/** The shop's backends, with the seeded pictures at `/media/products`. */
function shopBackends({ build, recording }: ShopOptions): Backends {
  const seed = sharedSeeds((of) => seededStore(of, recording?.build ?? build), openOver)
  return {
    open: async (options) => {
      const shop = await openShop({ ...options, seed, ...(recording && { at: recording.at }) })
      const backend = createBackend({ shop, ...(recording && { replay: recording.replay }) })
      return { backend, kit: createKit(shop, backend, Object.values(operations)) }
    },
    operationIds: Object.keys(operations),
    document,
    errorBody,
    largestForms: { [operations.uploadFile.path]: 5 * 1024 * 1024 },
    withFiles: (app) =>
      app.use(
        '/media/products/*',
        serveStatic({
          root: join(import.meta.dirname, '..'),
          onFound: (_path, { header }) => {
            header('Cache-Control', 'public, max-age=31536000')
            // A picture kept from an `img` has no CORS headers, so it must not answer a later `fetch` of another origin.
            header('Vary', 'Origin')
          },
        }),
      ),
  }
}

/** The same backend over HTTP: see `serveBackends`. */
export function serveShop({
  settings = {},
  build,
  recording,
  ...options
}: ShopOptions & ServeOptions & { settings?: Partial<Settings> }) {
  const { open, ...backends } = shopBackends({ build, recording })
  return serveBackends({ ...options, ...backends, open: (stored) => open({ ...stored, settings }) })
}

/** The recording in a directory. Loaded only then. */
async function recordedIn(directory: string): Promise<OpenedRecording> {
  const { openDirectory } = await import('../engine/tape/read-directory.ts')
  const { openRecording } = await import('../recording/recording.ts')
  return openDirectory(directory, openRecording)
}

/** The shop's part of `kit.config.ts`; its operations are typed by its own tables, which are no derived ones. */
export const shopStore: KitStore = {
  instead: async ({ recording: directory }): Promise<ServedProject> => {
    const recording = directory === undefined ? undefined : await recordedIn(directory)
    const signIns = recording?.accounts.map(
      ({ role, email, password }) => `Sign in as ${email} with ${password}: ${role}\n`,
    )
    return {
      ...shopBackends({ recording }),
      noun: 'shop',
      named: namedInShop,
      said: async (origin, state) =>
        `The backend answers at ${origin}/v1 and ${origin}/api\nState ${(await state()).hash}\n${(signIns ?? []).join('')}`,
    }
  },
}
