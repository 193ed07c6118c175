import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { install } from '../support/install.ts'

const folder = join(import.meta.dirname, '../../node_modules/.cache/prism')
const version = '5.14.2'

interface Contract {
  servers: [{ url: string }]
  paths: Record<string, { servers?: [{ url: string }] }>
}

/** The contract with complete paths, since Prism ignores the path of a server's URL. */
function documentOfWholePaths(): object {
  const contract = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../openapi/generated/openapi.json'), 'utf8'),
  ) as Contract
  const paths = Object.entries(contract.paths).map(([path, item]) => {
    const [{ url }] = item.servers ?? contract.servers
    return [(url === '/' ? '' : url) + path, { ...item, servers: undefined }]
  })
  return { ...contract, servers: [], paths: Object.fromEntries(paths) as object }
}

/** Prism on a free port: answers with the contract's examples, or checks requests to `upstream` and their answers. */
export async function startPrism(upstream?: string): Promise<{ origin: string; close: () => void }> {
  install(folder, [`@stoplight/prism-cli@${version}`])
  const document = join(folder, 'openapi.json')
  writeFileSync(document, JSON.stringify(documentOfWholePaths()))
  const program = join(folder, 'node_modules/@stoplight/prism-cli/dist/index.js')
  const work = upstream === undefined ? ['mock', document] : ['proxy', document, upstream]
  const prism = spawn(process.execPath, [program, ...work, '--port', '0', '-v', 'info'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const line of createInterface(prism.stdout)) {
    said += `${line}\n`
    const origin = /listening on (http:\S+?:\d+)/.exec(line)?.[1]
    if (origin === undefined) continue
    prism.stdout.resume()
    return { origin, close: () => void prism.kill() }
  }
  throw new Error(`Prism did not start: ${said}`)
}
