import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { messageOf } from '#openapi/contract/message-of.ts'
import { readFlags } from '#mocks/http/flags.ts'
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
  const { url, help } = readFlags({ options: { url: { type: 'string' }, help: { type: 'boolean' } } }).values
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`--url ${url}: give the address of a backend, such as http://127.0.0.1:${port}.`)
  if (help) process.stdout.write(`npm run --silent mcp [-- --url http://127.0.0.1:${port}]\n`)
  else {
    const origin = url === undefined ? await usualBackend() : new URL(url).origin
    // Standard output belongs to the protocol.
    serveStdio(() => createMcpServer(origin, { now: () => new Date(), env: process.env }))
  }
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 2
}
