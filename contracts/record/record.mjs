import { join } from 'node:path'
import { runBundled } from '../../mocks/bundled.mjs'

await runBundled(join(import.meta.dirname, 'main.ts'))
