import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import document from '#openapi/generated/openapi.json' with { type: 'json' }
import { operations } from '#openapi/generated/operations.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { createKit } from './engine/kit/kit.ts'
import { sharedSeeds } from './engine/kit/shared-seeds.ts'
import type { KeepOptions } from './engine/kit/instance.ts'
import type { Settings } from './engine/kit/persistence.ts'
import { withProject } from './any-contract/project/read-project.ts'
import { serveBackends, type ServeOptions } from './http/serve-backends.ts'
import type { OpenedRecording } from './recording/recording.ts'
import { readServeFlags, serveUsage } from './serve-flags.ts'
import { errorBody } from './shop/error-body.ts'
import { namedInShop } from './shop/shop-address.ts'
import { type BuildWorld, createBackend, openShop, seededStore } from './shop/shop.ts'
import { openOver } from './shop/store.ts'

interface ShopOptions extends ServeOptions {
  settings?: Partial<Settings>
  /** Builds the initial shop; by default the scenarios of the settings do. */
  build?: BuildWorld
  /** A recorded session with the rows of the initial shop and the answers to replay. */
  recording?: OpenedRecording
}

/** The same backend over HTTP, with the seeded pictures at `/media/products`: see `serveBackends`. */
export function serveBackend({ settings = {}, build, recording, ...options }: ShopOptions) {
  const seed = sharedSeeds((of) => seededStore(of, recording?.build ?? build), openOver)
  async function open(kept: KeepOptions = {}) {
    const shop = await openShop({ ...kept, settings, seed, ...(recording && { at: recording.at }) })
    const backend = createBackend({ shop, ...(recording && { replay: recording.replay }) })
    return { backend, kit: createKit(shop, backend, Object.values(operations)) }
  }
  return serveBackends({
    ...options,
    open,
    operationIds: Object.keys(operations),
    document,
    errorBody,
    largestForms: { [operations.uploadFile.path]: 5 * 1024 * 1024 },
    withFiles: (app) =>
      app.use(
        '/media/products/*',
        serveStatic({
          root: import.meta.dirname,
          onFound: (_path, { header }) => {
            header('Cache-Control', 'public, max-age=31536000')
            // A picture kept from an `img` has no CORS headers, so it must not answer a later `fetch` of another origin.
            header('Vary', 'Origin')
          },
        }),
      ),
  })
}

if (import.meta.main) {
  try {
    const named = process.argv.slice(2)
    const { args, project } = await withProject(named, 'store')
    const isShop = project?.file === join(import.meta.dirname, '../kit.config.ts')
    const given = readServeFlags(isShop ? named : args)
    if (given === undefined) process.stdout.write(`${serveUsage}\n`)
    else if (given.contract !== undefined) {
      const { serveCommand } = await import('#mocks/any-contract/serve-command.ts')
      await serveCommand(given.contract, given, project)
    } else {
      const { port, host, keep, recording: directory } = given
      const settings = given.settings(namedInShop)
      const recording =
        directory === undefined ? undefined : await (await import('./recording/directory.ts')).openDirectory(directory)
      const { origin, state } = await serveBackend({
        port,
        ...(host && { host }),
        ...(keep !== undefined && { keep }),
        ...(recording && { recording }),
        settings,
        onReseed: (reason) => process.stdout.write(`${keep}: the shop starts over. ${reason}\n`),
        onDamage: (sentence) => process.stdout.write(`${keep}: ${sentence}\n`),
      })
      process.stdout.write(`The backend answers at ${origin}/v1 and ${origin}/api\nState ${(await state()).hash}\n`)
      for (const { role, email, password } of recording?.accounts ?? [])
        process.stdout.write(`Sign in as ${email} with ${password}: ${role}\n`)
    }
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`)
    process.exitCode = 2
  }
}
