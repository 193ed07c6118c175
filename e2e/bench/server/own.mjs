/** Starts the kit's server as `npm run serve` does, with so many products: `node own.mjs PORT PRODUCTS`. */
import { join } from 'node:path'
import { runBundled } from '../../../mocks/bundled.mjs'

await runBundled(join(import.meta.dirname, 'own.ts'))
