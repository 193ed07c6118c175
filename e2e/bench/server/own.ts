/** The server that own.mjs starts. */
import { serveBackend } from '#mocks/server.ts'
import { buildShop } from '#mocks/world/shop.ts'

const [port, products] = process.argv.slice(2).map(Number)
await serveBackend({ port: port ?? 0, build: () => buildShop({ products: products ?? 64, variantsEach: 3 }) })
