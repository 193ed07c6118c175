import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Starts a backend over HTTP on a free port. */
export async function serveWith(flags: readonly string[]) {
  const program = ['mocks/server.ts', '--port', '0']
  const server = spawn(process.execPath, [...program, ...flags], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  const origin = /http:\/\/\S+?:\d+/.exec(line.toString())?.[0]
  if (origin === undefined) throw new Error(`The server did not say where it is: ${line.toString()}`)
  const close = () => void server.kill()
  return { origin, close, [Symbol.dispose]: close }
}
