import { createReadStream, existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import type { Plugin } from 'vite'

const products = join(import.meta.dirname, 'products')

/** Serves the seeded shop's pictures at `/media/products/*.avif` in dev and preview, and ships them with a demo build. */
export function media(): Plugin {
  let outDir = ''
  return {
    name: 'suvarnika:media',
    configResolved: (config) => {
      outDir = config.build.outDir
    },
    configureServer: (server) => {
      server.middlewares.use('/media/products', (request, response, next) => {
        const file = join(products, normalize(new URL(request.url ?? '/', 'http://localhost').pathname))
        if (!file.startsWith(products) || !file.endsWith('.avif') || !existsSync(file)) return next()
        response.setHeader('Content-Type', 'image/avif')
        response.setHeader('Cache-Control', 'max-age=86400')
        createReadStream(file).pipe(response)
      })
    },
    writeBundle: () => cp(products, join(outDir, 'media/products'), { recursive: true }),
  }
}
