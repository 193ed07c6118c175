import { once } from 'node:events'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import type { ErrorBody } from '#mocks/engine/call/problem.ts'
import { refuseStrangers } from '#mocks/http/callers.ts'
import { CouldNotRun } from '#contracts/check/could-not-run.ts'
import { adviceFor, causeOf } from '#contracts/check/no-answer.ts'
import type { Recorder } from './recorder.ts'

interface ProxyOptions {
  /** The host that receives the calls. */
  origin: string
  port: number
  /** Milliseconds until an answer counts as missing. */
  timeout: number
  listening: Recorder['listening']
  errorBody: ErrorBody
  /** Sends each call; the global `fetch` by default. */
  fetch?: typeof globalThis.fetch
  /** Called with the proxy's own origin once it answers. */
  onReady: (own: string) => void
  signal: AbortSignal
}

/** Headers of a single connection, those that the proxy sets itself, and those that ask for less than the whole answer. */
const ownHeader =
  /^(host|origin|referer|connection|keep-alive|transfer-encoding|accept-encoding|content-(length|encoding)|access-control-.*|if-(none-match|modified-since|range)|range)$/
const passedOn = (headers: Headers) => new Headers([...headers].filter(([name]) => !ownHeader.test(name)))

/** Forwards the calls of pages on this machine to the host, until the signal aborts. */
export async function passOn({
  origin,
  port,
  timeout,
  listening,
  errorBody,
  fetch = globalThis.fetch,
  onReady,
  signal,
}: ProxyOptions): Promise<void> {
  const send = listening((request) => fetch(request, { redirect: 'manual', signal: AbortSignal.timeout(timeout) }))
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use('*', refuseStrangers('127.0.0.1', errorBody))
  app.all('*', async ({ req }) => {
    const { pathname, search } = new URL(req.url)
    const hasBody = req.method !== 'GET' && req.method !== 'HEAD'
    try {
      const response = await send(
        new Request(origin + pathname + search, {
          method: req.method,
          headers: passedOn(req.raw.headers),
          ...(hasBody && { body: await req.arrayBuffer() }),
        }),
      )
      // Read first, since a connection that breaks in the middle must be told as a status too.
      const body = await response.arrayBuffer()
      const { status } = response
      if (status < 200 || status > 599) throw new Error(`its status is ${status}`)
      return new Response(body.byteLength === 0 ? null : body, { status, headers: passedOn(response.headers) })
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError'
      const message = adviceFor(origin, late ? `no answer within ${timeout} ms` : causeOf(error))
      return Response.json(errorBody(pathname, { message }), { status: 502 })
    }
  })

  const server = createAdaptorServer({ fetch: app.fetch })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch((error: unknown) => {
    throw new CouldNotRun(`--proxy ${port} cannot be used (${causeOf(error)}): choose another port.`, { cause: error })
  })
  const address = server.address()
  onReady(`http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`)
  if (!signal.aborted) await once(signal, 'abort')
  server.close()
  if ('closeAllConnections' in server) server.closeAllConnections()
}
