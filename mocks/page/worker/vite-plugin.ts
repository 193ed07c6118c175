import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const fileName = 'shop-worker.js'
const source = readFileSync(join(import.meta.dirname, fileName), 'utf8')

/** Serves the worker of the shop in the page at the root in dev, and ships it with a demo build. */
export function shopWorker(): Plugin {
  return {
    name: 'suvarnika:shop-worker',
    configureServer: ({ config, middlewares }) => {
      middlewares.use(`${config.base}${fileName}`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
