/**
 * `npm run diff -- old.yaml [new.yaml] [--json FILE] [--annotations]`: what changed between two contracts.
 * Exits with 0 when nothing breaks, 1 when something does, 2 when a file could not be read.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { OpenApiSource } from '../openapi-source.ts'
import { bundle } from './bundle.ts'
import { compare } from './compare.ts'
import { reachOf } from './reach.ts'
import { annotations, asText, type LocatedChange } from './report.ts'

const usage = 'npm run diff -- old.yaml [new.yaml] [--json FILE] [--annotations]'

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'string' }, annotations: { type: 'boolean', default: false } },
  })
  const [old, now = 'openapi/openapi.yaml', ...rest] = positionals
  if (old === undefined || rest.length > 0) throw new Error(`Name one or two OpenAPI files: ${usage}`)
  const source = new OpenApiSource(resolve(now))
  const [before, after] = await Promise.all([bundle(old), bundle(now)])
  const changes: LocatedChange[] = compare(before, after).map((change) => ({
    ...change,
    ...source.lineOf(change.pointer),
    reach: change.operations.map((id) => ({ operation: id, ...reachOf(id) })),
  }))
  process.stdout.write(asText(changes))
  if (values.annotations) process.stdout.write(annotations(changes))
  if (values.json) writeFileSync(values.json, `${JSON.stringify(changes, null, 2)}\n`)
  process.exitCode = changes.some((change) => change.class === 'breaking') ? 1 : 0
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
