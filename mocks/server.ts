import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HttpBindings, serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import document from '#openapi/generated/openapi.json' with { type: 'json' }
import { operations } from '#openapi/generated/operations.ts'
import { refuseStrangers } from './http/callers.ts'
import { cannotListen } from './http/cannot-listen.ts'
import { type ShopBackend, type BuildWorld, createBackend, openShop, seededStore } from './shop/shop.ts'
import { errorBody } from './shop/error-body.ts'
import { openOver } from './shop/store.ts'
import { createOwnShops, ShopRefused } from './http/own-shops.ts'
import { realTime } from './engine/kit/clock.ts'
import { createKit, type Kit } from './engine/kit/kit.ts'
import { kitRoutes } from './engine/kit/kit-routes.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { sharedSeeds } from './engine/kit/shared-seeds.ts'
import type { KeepOptions } from './engine/kit/instance.ts'
import type { Settings } from './engine/kit/persistence.ts'
import { openSqlite } from './engine/kit/sqlite.ts'
import type { OpenedRecording } from './recording/recording.ts'
import { reference } from './http/reference.ts'
import { receiveBodies } from './http/request-limits.ts'
import { readServeFlags, serveUsage } from './serve-flags.ts'

interface ServeOptions {
  port: number
  /** Address to listen on; loopback by default. */
  host?: string
  settings?: Partial<Settings>
  /** Builds the initial shop; by default the scenarios of the settings do. */
  build?: BuildWorld
  /** A recorded session with the rows of the initial shop and the answers to replay. */
  recording?: OpenedRecording
  /** Path of a SQLite file that keeps the shop across restarts; without it the shop ends with the server. */
  keep?: string
  /** Called with the reason when the stored shop could not be used and was started again. */
  onReseed?: (reason: string) => void
  /** Called with a sentence when a part of the stored shop was damaged. */
  onDamage?: (sentence: string) => void
  /** Milliseconds until the head of a request must have arrived; its body may take longer while it moves. */
  timeLimit?: number
  /** Real time in milliseconds, by which shops without calls are closed. */
  now?: () => number
}

/** A shop and what answers for it. */
interface Served {
  readonly backend: ShopBackend
  readonly kit: Kit
}

/** In milliseconds. The largest form needs 28 minutes at a quarter of a megabit a second. */
const longestRequest = 30 * 60_000

/** In milliseconds. Ends a connection that never reads its answer. */
const longestSilence = 5 * 60_000

/** The host name by which this machine reaches a server that listens on `host`. */
function nameInAddress(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * The same backend over HTTP, with the seeded pictures at `/media/products` and the kit's calls at `/__kit`. A call with
 * the header `X-Kit-Shop` is for a shop of that name, which it opens.
 * Resolves to its origin once `GET /__kit/health` answers 200. Rejects when the port is taken.
 */
export async function serveBackend({
  port,
  host = '127.0.0.1',
  settings = {},
  build,
  recording,
  keep,
  onReseed,
  onDamage,
  timeLimit = 10_000,
  now = realTime,
}: ServeOptions): Promise<Pick<ShopBackend, 'fetch' | 'state'> & { origin: string; close(): Promise<void> }> {
  const file = keep === undefined ? undefined : openSqlite(keep, { onDamage })
  const seed = sharedSeeds((of) => seededStore(of, recording?.build ?? build), openOver)
  async function open(options: KeepOptions = {}): Promise<Served> {
    const shop = await openShop({ ...options, settings, seed, ...(recording && { at: recording.at }) })
    const backend = createBackend({ shop, ...(recording && { replay: recording.replay }) })
    return { backend, kit: createKit(shop, backend, Object.values(operations)) }
  }
  const main = await open({
    ...(file && { persistence: file }),
    ...(onReseed && { onReseed }),
    ...(onDamage && { onDamage }),
  })
  const shops = createOwnShops(open, now)

  const app = new Hono<{ Bindings: HttpBindings; Variables: Served & { close?: () => void } }>()
  app.use('*', refuseStrangers(host, errorBody))
  // A phone may lose its line for some seconds.
  app.use(
    '*',
    receiveBodies({
      window: 3 * timeLimit,
      errorBody,
      largestForms: { [operations.uploadFile.path]: 5 * 1024 * 1024 },
    }),
  )
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
  )
  app.use('*', async (context, next) => {
    const { incoming } = context.env
    const name = incoming.headers['x-kit-shop']
    try {
      const { backend, kit } = name === undefined ? main : await shops.named(String(name))
      context.set('backend', backend)
      context.set('kit', kit)
    } catch (error) {
      if (!(error instanceof ShopRefused)) throw error
      const { message, status } = error
      return context.json(errorBody(context.req.path, { message }), status)
    }
    if (name !== undefined) context.set('close', () => shops.close(String(name)))
    return next()
  })
  app.route('/__kit', kitRoutes(Object.keys(operations), reference(document)))
  app.all('*', async ({ req, env, var: { backend } }) => {
    const response = await backend.fetch(req.raw)
    // 0 is a planted fault: the connection breaks without an answer. Not `type`, since reading it converts the
    // server's light response to a full one, which takes longer than the rest of the call.
    if (response.status !== 0) return response
    env.outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  })

  return new Promise((resolve, reject) => {
    const serverOptions = {
      headersTimeout: timeLimit,
      requestTimeout: longestRequest,
      connectionsCheckingInterval: Math.min(timeLimit, 1000),
    }
    const server = serve({ fetch: app.fetch, port, hostname: host, serverOptions }, (address) => {
      resolve({
        origin: `http://${nameInAddress(host)}:${address.port}`,
        // Without HTTP, for tests that send thousands of requests.
        fetch: main.backend.fetch,
        state: main.backend.state,
        close: () =>
          new Promise((closed) =>
            server.close(() => {
              file?.close()
              closed()
            }),
          ),
      })
    })
    // Node's own limits begin with the first byte of a request.
    server.setTimeout(timeLimit)
    server.on('request', ({ socket, method, headers }: IncomingMessage, response: ServerResponse) => {
      socket.setTimeout(longestSilence)
      // Nobody reads such a body, so the connection cannot serve another request.
      if (['GET', 'HEAD'].includes(method ?? '') && ('content-length' in headers || 'transfer-encoding' in headers))
        response.shouldKeepAlive = false
    })
    server.once('error', (error) => reject(cannotListen(error, host, port)))
  })
}

if (import.meta.main) {
  try {
    const given = readServeFlags(process.argv.slice(2))
    if (given === undefined) process.stdout.write(`${serveUsage}\n`)
    else if (given.contract !== undefined) {
      const { contract, port } = given
      const { serveContract } = await import('#mocks/any-contract/serve-contract.ts')
      const mock = await serveContract(contract, port)
      process.stdout.write(`A mock of ${contract} answers ${mock.operations} operations at ${mock.origin}\n`)
    } else {
      const { port, host, keep, recording: directory, settings } = given
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
