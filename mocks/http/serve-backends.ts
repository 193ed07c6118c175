import type { IncomingMessage, ServerResponse } from 'node:http'
import { type HttpBindings, serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import type { Json } from '#openapi/contract/json.ts'
import type { ErrorBody } from '../engine/call/problem.ts'
import type { Backend } from '../engine/kit/backend.ts'
import { realTime } from '../engine/kit/clock.ts'
import type { KeepOptions } from '../engine/kit/instance.ts'
import type { Kit } from '../engine/kit/kit.ts'
import { kitRoutes } from '../engine/kit/kit-routes.ts'
import { refuseStrangers } from './callers.ts'
import { cannotListen } from './cannot-listen.ts'
import { createOwnShops, ShopRefused } from './own-shops.ts'
import { reference } from './reference.ts'
import { receiveBodies } from './request-limits.ts'

/** A backend, and what controls it. */
export interface Served {
  readonly backend: Backend
  readonly kit: Kit
}

/** Where a server listens, and what it keeps. */
export interface ServeOptions {
  port: number
  /** Address to listen on; loopback by default. */
  host?: string
  /** Path of a SQLite file that keeps the state across restarts; without it the state ends with the server. */
  keep?: string
  /** Called with the reason when the stored state could not be used and was started again. */
  onReseed?: (reason: string) => void
  /** Called with a sentence when the file of the stored state was damaged. */
  onDamage?: (sentence: string) => void
  /** Milliseconds until the head of a request must have arrived; its body may take longer while it moves. */
  timeLimit?: number
  /** Real time in milliseconds, by which shops without calls are closed. */
  now?: () => number
}

/** The backends of one project. */
export interface Backends {
  /** Opens one with a state of its own. */
  open: (options?: KeepOptions) => Promise<Served>
  operationIds: readonly string[]
  /** The contract, for the page of its calls. */
  document: Json
  errorBody: ErrorBody
  /** The most bytes of a part of a form, by the path that takes larger ones than usual. */
  largestForms?: Readonly<Record<string, number>>
  /** Adds files that the server also has. */
  withFiles?: (app: Hono<Env>) => void
}

interface Env {
  Bindings: HttpBindings
  Variables: Served & { close?: () => void }
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
 * Serves a backend over HTTP, with the kit's calls at `/__kit`. A call with the header `X-Kit-Shop` is for a backend of
 * that name, which it opens. Resolves to its origin once `GET /__kit/health` answers 200. Rejects when the port is taken.
 */
export async function serveBackends({
  port,
  host = '127.0.0.1',
  keep,
  onReseed,
  onDamage,
  timeLimit = 10_000,
  now = realTime,
  open,
  operationIds,
  document,
  errorBody,
  largestForms = {},
  withFiles,
}: ServeOptions & Backends): Promise<Pick<Backend, 'fetch' | 'state'> & { origin: string; close(): Promise<void> }> {
  // Loaded only then, since an older Node has no SQLite.
  const file = keep === undefined ? undefined : (await import('../engine/kit/sqlite.ts')).openSqlite(keep, { onDamage })
  const main = await open({
    ...(file && { persistence: file }),
    ...(onReseed && { onReseed }),
  })
  const shops = createOwnShops(open, now)

  const app = new Hono<Env>()
  app.use('*', refuseStrangers(host, errorBody))
  // A phone may lose its line for some seconds.
  app.use('*', receiveBodies({ longestPause: 3 * timeLimit, longestSilence, errorBody, largestForms }))
  withFiles?.(app)
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
  app.route('/__kit', kitRoutes(operationIds, reference(document)))
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
    // Before the app, which sets another limit while a body is on its way.
    server.prependListener('request', ({ socket, method, headers }: IncomingMessage, response: ServerResponse) => {
      socket.setTimeout(longestSilence)
      // Nobody reads such a body, so the connection cannot serve another request.
      if (['GET', 'HEAD'].includes(method ?? '') && ('content-length' in headers || 'transfer-encoding' in headers))
        response.shouldKeepAlive = false
    })
    server.once('error', (error) => reject(cannotListen(error, host, port)))
  })
}
