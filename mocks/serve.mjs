import { join } from 'node:path'
import { runBundled } from './bundled.mjs'

await runBundled(join(import.meta.dirname, 'server.ts'))
