import { hostname } from 'node:os'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { type ErrorBody, messageOnly } from '../engine/call/problem.ts'

const isIpAddress = (name: string) => /^\d+(\.\d+){3}$/.test(name) || name.startsWith('[')
const isLoopback = (name: string) => ['localhost', '::1', '[::1]'].includes(name) || /^127(\.\d+){3}$/.test(name)

/** The host name in a `Host` header or an origin, if any. */
function nameOf(address: string): string | undefined {
  try {
    return new URL(address.includes('://') ? address : `http://${address}`).hostname
  } catch {
    return undefined
  }
}

/**
 * Whether a server that listens on `host` may answer a call. Pages of other sites must not reach it, neither from their
 * own origin nor through a domain name that points at this machine (DNS rebinding). An IP address in the Host header
 * cannot be such a name.
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

/**
 * Whether a request names one host. Two Host headers, or an absolute address of another host than the header's, are read
 * differently by each program on the way.
 */
export function namesOneHost(rawHeaders: readonly string[], target: string): boolean {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host')
  if (hosts.length > 1) return false
  return target.startsWith('/') || target === '*' || nameOf(target) === nameOf(hosts[0] ?? '')
}

/** Answers 400 to a request that names two hosts, 403 to callers that are not allowed, before reading the request, and sends CORS headers to the others. */
export function refuseStrangers(
  host: string,
  errorBody: ErrorBody = messageOnly,
): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const readable = cors({ origin: (origin) => origin, maxAge: 600 })
  return async (context, next) => {
    const { req, json, env } = context
    // Node's raw headers: creating a Headers object for each request would double its time.
    const { headers } = env.incoming
    const refuse = (status: 400 | 403, message: string) => json(errorBody(req.path, { message }), status)
    if (!namesOneHost(env.incoming.rawHeaders, env.incoming.url ?? '/')) return refuse(400, 'Name one host.')
    if (mayCall(host, headers)) return headers.origin === undefined ? next() : readable(context, next)
    return refuse(
      403,
      'This development server answers only calls to its own address from pages of this machine. See --host in docs/kit.md.',
    )
  }
}
