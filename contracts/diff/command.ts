import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { messageOf } from '#mocks/engine/call/message-of.ts'
import { reachOf } from '../check/app-usage/reach.ts'
import { readContract } from '../contract/read-contract.ts'
import { printable, printableIn } from '../judge/printable.ts'
import { compare } from './compare.ts'
import { judgesOf } from './judges.ts'
import { asText, changeAnnotations, type LocatedChange } from './report.ts'

const usage = 'npm run diff -- old.yaml [new.yaml] [--json FILE] [--annotations]'

interface Surroundings {
  out: (text: string) => void
  err: (text: string) => void
}

/** `npm run diff -- <args>`. Returns the exit code: 0 nothing breaks, 1 something does, 2 a file cannot be read. */
export async function diff(args: readonly string[], { out, err }: Surroundings): Promise<0 | 1 | 2> {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'string' }, annotations: { type: 'boolean', default: false } },
    })
    const [old, now = 'openapi/openapi.yaml', ...rest] = positionals
    if (old === undefined || rest.length > 0) throw new Error(`Name one or two OpenAPI files: ${usage}`)
    const [before, after] = await Promise.all([readContract(old), readContract(now)])
    const found: LocatedChange[] = compare(before.document, after.document).map((change) => ({
      ...change,
      ...after.source.lineOf(change.pointer, change.pointer.at(-2) === 'parameters'),
      reach: change.operations.map((id) => ({ operation: id, ...reachOf(id) })),
      judges: judgesOf(change),
    }))
    const changes = printableIn(found)
    out(asText(changes))
    if (values.annotations) out(changeAnnotations(changes))
    if (values.json) writeFileSync(values.json, `${JSON.stringify(changes, null, 2)}\n`)
    return changes.some((change) => change.class === 'breaking') ? 1 : 0
  } catch (error) {
    const lines = messageOf(error).split('\n').map(printable)
    err(`${lines.join('\n  | ')}\n`)
    return 2
  }
}
