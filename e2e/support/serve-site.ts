import { once } from 'node:events'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { proxy } from 'hono/proxy'

interface SiteOptions {
  /** The folder of the built files. */
  folder: string
  /** Origin of the host that answers /v1, /api, /uploads and /media if there is no such file. */
  backend?: string
}

/** Compresses the files once, since doing it during a visit would take the processor from the page. */
function compressFiles(folder: string): void {
  for (const name of globSync('**/*.{html,js,css,json,svg}', { cwd: folder })) {
    const file = join(folder, name)
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)))
  }
}

/** Serves a build as a plain static host does: gzip, a year for hashed files, and one fallback page. */
export async function serveSite({ folder, backend }: SiteOptions): Promise<{ origin: string; close: () => void }> {
  compressFiles(folder)
  const app = new Hono()
  const files = { root: folder, precompressed: true }
  app.use(compress())
  app.use(async (context, next) => {
    await next()
    const isHashed = context.req.path.startsWith('/assets/')
    context.header('Cache-Control', isHashed ? 'max-age=31536000, immutable' : 'no-cache')
  })
  app.use(serveStatic(files))
  app.use(serveStatic({ ...files, rewriteRequestPath: (path) => `${path}.html` }))
  if (backend !== undefined) {
    app.all('/:area{v1|api|uploads|media}/*', ({ req }) => {
      const { pathname, search } = new URL(req.url)
      // The backend refuses the origin of another site.
      const headers = { authorization: req.header('authorization'), 'content-type': req.header('content-type') }
      return proxy(`${backend}${pathname}${search}`, { raw: req.raw, headers })
    })
  }
  app.use(serveStatic({ ...files, path: '404.html' }))
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  if (!server.listening) await once(server, 'listening')
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}
