import { parseArgs } from 'node:util'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { messageOf } from '#mocks/engine/table/message-of.ts'
import { serveBackend } from '#mocks/server.ts'
import { createMcpServer } from './mcp-server.ts'

const port = 4010

const isReady = (origin: string) =>
  fetch(`${origin}/__kit/health`).then(
    ({ ok }) => ok,
    () => false,
  )

/** The backend that `npm run serve` has started, else one of this process. */
async function usualBackend(): Promise<string> {
  const running = `http://127.0.0.1:${port}`
  return (await isReady(running)) ? running : (await serveBackend({ port })).origin
}

try {
  const { values } = parseArgs({ options: { url: { type: 'string' } } })
  const origin = values.url === undefined ? await usualBackend() : new URL(values.url).origin
  // Standard output belongs to the protocol.
  serveStdio(() => createMcpServer(origin, { now: () => new Date(), env: process.env }))
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}
