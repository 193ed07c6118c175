/** The kit's server with so many products, as `npm run serve` starts it: `node own.ts PORT PRODUCTS`. */
import { serveBackend } from '#mocks/server.ts'
import { buildShop } from '#mocks/world/shop.ts'

const [port, products] = process.argv.slice(2).map(Number)
await serveBackend({ port: port ?? 0, build: () => buildShop({ products: products ?? 64, variantsEach: 3 }) })
