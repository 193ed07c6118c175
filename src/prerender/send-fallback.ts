import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'

/** The file that static servers send for addresses without a file. */
export const fallbackFile = '404.html'

/** Middleware that asks for the folder's page of an address, and where there is none for the fallback page. */
export const sendFallback =
  (folder: string, base: string) => (request: IncomingMessage, _: unknown, next: () => void) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname.slice(base.length))
    const isPage = request.headers.accept?.includes('text/html') && !/\.\w+$/.test(path)
    const file = [`${path}.html`, `${path.replace(/\/$/, '')}/index.html`].find((name) =>
      existsSync(join(folder, name)),
    )
    if (isPage && path !== '') request.url = base + (file ?? fallbackFile)
    next()
  }
