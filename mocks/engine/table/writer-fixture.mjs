import { join } from 'node:path'
import { runBundled } from '../../bundled.mjs'

// Bundled; otherwise each thread would load and convert the sources again.
await runBundled(join(import.meta.dirname, 'writer-fixture.ts'))
