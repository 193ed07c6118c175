import { execFileSync } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const root = join(import.meta.dirname, '../..')

/**
 * Builds a demo with these settings in `reports/<name>`, below the path `base`, and serves it on a server that only
 * knows files and the `index.html` of folders.
 */
export async function builtDemo(name: string, settings: Readonly<Record<string, string>>, base = '/') {
  const folder = join(root, 'reports', name)
  // Prerenders only a few pages, to save time.
  const env = { ...process.env, PRERENDER_LIMIT: '8', ...settings }
  const flags = ['--base', base, '--outDir', folder, '--logLevel', 'error']
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--mode', 'demo', ...flags], {
    cwd: root,
    env,
    stdio: 'pipe',
  })

  const app = new Hono()
  app.use(`${base}*`, serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice(base.length - 1) }))
  const server = createAdaptorServer({ fetch: app.fetch })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    home: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    close: () => void server.close(),
  }
}
