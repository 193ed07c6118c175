import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
}
const zipped = new Set(['.html', '.js', '.css', '.json', '.txt', '.xml'])

interface SiteOptions {
  /** Where the built files lie. */
  folder: string
  /** Answers what begins with /v1, /api, /uploads or /media and is no file. */
  backend?: string
}

/** Serves a build as a plain static host does: gzip, a year for hashed files, and one fallback page. */
export async function serveSite({ folder, backend }: SiteOptions): Promise<{ origin: string; close: () => void }> {
  const cache = new Map<string, Buffer>()
  const fileOf = (path: string) =>
    [path, `${path}.html`, `${path}/index.html`]
      .map((name) => join(folder, name))
      .find((file) => existsSync(file) && statSync(file).isFile())

  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const found = fileOf(path)
    if (found === undefined && backend !== undefined && /^\/(v1|api|uploads|media)\//.test(path))
      return void forward(request, response, backend)
    const file = found ?? join(folder, '404.html')
    const type = extname(file)
    const isZipped = zipped.has(type)
    const body = cache.get(file) ?? (isZipped ? gzipSync(readFileSync(file)) : readFileSync(file))
    cache.set(file, body)
    response.setHeader('Content-Type', types[type] ?? 'application/octet-stream')
    response.setHeader('Content-Length', body.length)
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache')
    if (isZipped) response.setHeader('Content-Encoding', 'gzip')
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://localhost:${portOf(server)}`, close: () => void server.close() }
}

function portOf(server: Server): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

async function forward(request: IncomingMessage, response: ServerResponse, backend: string): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { authorization, 'content-type': type } = request.headers
  const answer = await fetch(`${backend}${request.url ?? '/'}`, {
    method: request.method ?? 'GET',
    headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  const body = Buffer.from(await answer.arrayBuffer())
  response.statusCode = answer.status
  response.setHeader('Content-Type', answer.headers.get('content-type') ?? 'application/json')
  if (body.length < 1000) return void response.end(body)
  response.setHeader('Content-Encoding', 'gzip')
  response.end(gzipSync(body))
}
