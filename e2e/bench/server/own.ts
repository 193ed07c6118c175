/** Starts the kit's server like `npm run serve`, with a number of products: `node own.ts PORT PRODUCTS`. */
import { serveShop } from '#mocks/shop/serve-shop.ts'
import { buildShop } from '#mocks/world/shop.ts'

const [port, products] = process.argv.slice(2).map(Number)
await serveShop({ port: port ?? 0, build: () => buildShop({ products: products ?? 64, variantsEach: 3 }) })
