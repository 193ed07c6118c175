import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A backend of its own over HTTP, on a free port. */
export async function serveWith(flags: readonly string[]) {
  const server = spawn('node', ['mocks/serve.mjs', '--port', '0', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  const origin = /http:\/\/\S+?:\d+/.exec(line.toString())?.[0]
  if (origin === undefined) throw new Error(`The server did not say where it is: ${line.toString()}`)
  const close = () => void server.kill()
  return { origin, close, [Symbol.dispose]: close }
}
