/** Starts the kit's server like `npm run serve`, with a number of products: `node own.mjs PORT PRODUCTS`. */
import { join } from 'node:path'
import { runBundled } from '../../../mocks/bundled.mjs'

await runBundled(join(import.meta.dirname, 'own.ts'))
