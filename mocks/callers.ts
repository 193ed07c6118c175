import { hostname } from 'node:os'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'

const isIpAddress = (name: string) => /^\d+(\.\d+){3}$/.test(name) || name.startsWith('[')
const isLoopback = (name: string) => name === 'localhost' || name === '[::1]' || /^127(\.\d+){3}$/.test(name)

/** The host name in a `Host` header or an origin, or undefined where there is none. */
function nameOf(address: string): string | undefined {
  try {
    return new URL(address.includes('://') ? address : `http://${address}`).hostname
  } catch {
    return undefined
  }
}

/**
 * Whether a call may be answered by a server that listens on `host`.
 * A web page of another site must not reach it: neither by its own origin, nor by a name of its own that it lets
 * point at this machine (DNS rebinding). An IP address in the Host header cannot be such a name.
 */
export function mayCall(host: string, headers: { host?: string | undefined; origin?: string | undefined }): boolean {
  const listensBeyondLoopback = !isLoopback(host)
  const called = nameOf(headers.host ?? '')
  if (called === undefined) return false
  const ownName = listensBeyondLoopback && (isIpAddress(called) || [host, hostname().toLowerCase()].includes(called))
  if (!isLoopback(called) && !ownName) return false

  if (headers.origin === undefined) return true
  const from = nameOf(headers.origin)
  return from !== undefined && (isLoopback(from) || (listensBeyondLoopback && from === called))
}

/** Answers 403 to who may not call, before anything is read or done, and lets the pages that may read the answers. */
export function refuseStrangers(host: string): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const readable = cors({ origin: (origin) => origin, maxAge: 600 })
  return async (context, next) => {
    const { req, json, env } = context
    // The headers as Node read them: a Headers object for each request would cost more than the rest of the call.
    const { headers } = env.incoming
    if (mayCall(host, headers)) return headers.origin === undefined ? next() : readable(context, next)
    const message =
      'This development server answers only calls to its own address from pages of this machine. See --host in the README.'
    return json(req.path.startsWith('/api/') ? { error: message } : { message }, 403)
  }
}
