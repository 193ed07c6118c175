import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { preview } from 'vite'

const root = join(import.meta.dirname, '../..')

/**
 * Builds the live shop for a host of another origin in `reports/<name>`, and serves it with `/api/` forwarded to the
 * host.
 */
export async function builtLive(name: string, host: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const folder = join(root, 'reports', name)
  const env = { ...process.env, VITE_API_URL: host, PRERENDER_FROM: '' }
  const flags = ['--outDir', folder, '--logLevel', 'error']
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...flags], {
    cwd: root,
    env,
    stdio: 'pipe',
  })
  const server = await preview({
    root,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { port: 0, host: 'localhost', proxy: { '/api': { target: host, changeOrigin: true } } },
  })
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return { origin: origin.replace(/\/$/, ''), close: () => server.close() }
}
