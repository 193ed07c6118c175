import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** `npm run serve` on a port of its own, once it answers. */
export async function startBackend(port = 4193): Promise<{ origin: string; close: () => void }> {
  const root = join(import.meta.dirname, '../../..')
  const child = spawn('node', ['mocks/server.ts', '--port', String(port)], { cwd: root, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await fetch(`${origin}/__kit/health`).catch(() => undefined)
    if (answer?.ok) return { origin, close: () => child.kill() }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill()
  throw new Error(`npm run serve did not answer on port ${port} within 10 s. Is the port taken?`)
}
