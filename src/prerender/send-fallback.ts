import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

/** The file that static servers send for addresses without a file. */
export const fallbackFile = '404.html'

/** Middleware that asks for the fallback page where the folder has no page for an address. */
export const sendFallback =
  (folder: string, base: string) => (request: IncomingMessage, _: unknown, next: () => void) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname.slice(base.length))
    const isPage = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(path)
    const own = ['', '.html', '/index.html'].some((end) => path + end !== '' && existsSync(join(folder, path + end)))
    if (isPage && path !== '' && !own) request.url = base + fallbackFile
    next()
  }
