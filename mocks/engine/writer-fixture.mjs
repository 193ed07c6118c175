import { join } from 'node:path'
import { runBundled } from '../bundled.mjs'

// Bundled, since each of its threads would read and convert the sources again.
await runBundled(join(import.meta.dirname, 'writer-fixture.ts'))
