import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createMcpServer, type McpSubject } from './mcp-server.ts'

const port = 4010

const isReady = (origin: string) =>
  fetch(`${origin}/__kit/health`).then(
    ({ ok }) => ok,
    () => false,
  )

export const mcpFlags = { url: { type: 'string' }, help: { type: 'boolean' } } as const

export const mcpUsage = `npm run --silent mcp [-- --url http://127.0.0.1:${port}]\n`

/**
 * Tools for the backend at an address, else for that which `npm run serve` has started, else for one that `serve`
 * starts. Rejects with an error in one line.
 */
export async function mcpCommand(
  url: string | undefined,
  subject: McpSubject,
  serve: (port: number) => Promise<{ origin: string }>,
): Promise<void> {
  if (url !== undefined && !/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(`--url ${url}: give the address of a backend, such as http://127.0.0.1:${port}.`)
  const running = `http://127.0.0.1:${port}`
  const usual = async () => ((await isReady(running)) ? running : (await serve(port)).origin)
  const origin = url === undefined ? await usual() : new URL(url).origin
  // Standard output belongs to the protocol.
  serveStdio(() => createMcpServer(origin, subject, { now: () => new Date(), env: process.env }))
}
