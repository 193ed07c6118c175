import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Contract, contractOf } from './contract.ts'
import { isObject, type Json, objectIn, targetOf } from './json.ts'
import { jsonOr } from './json-or.ts'
import { messageOf } from './message-of.ts'
import { isAddress } from './is-address.ts'

const inOneLine = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.replace(/[:.]$/, '') ?? ''

/** A JSON document with all that it refers to; to bundle a large one takes seconds. */
function wholeIn(file: string): Json | undefined {
  const text = file.endsWith('.json') ? readFileSync(file, 'utf8') : ''
  const document = jsonOr(text, undefined)
  if (!isObject(document) || typeof document.openapi !== 'string') return undefined
  const references = new Set(Array.from(text.matchAll(/"\$ref"\s*:\s*"([^"]*)"/g), ([, to = '']) => to))
  return [...references].every((to) => targetOf(document, to) !== undefined) ? document : undefined
}

/** In milliseconds. */
const longestFetch = 30_000

const fetchInTime = (url: string, init: RequestInit) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(longestFetch) }).catch((error: unknown) => {
    const { cause } = error instanceof Error ? error : {}
    throw new Error(`${url} cannot be fetched (${messageOf(cause ?? error)})`, { cause: error })
  })

interface Bundled {
  readonly document: unknown
  /** What is wrong with it. */
  readonly problem?: string
  /** The texts of the files at addresses that it was read from. */
  readonly fetched: ReadonlyArray<readonly [file: string, text: string]>
}

/** A document with the files that it refers to; what reads them takes a second to load. */
async function bundled(file: string): Promise<Bundled> {
  const { BaseResolver, bundle, createConfig } = await import('@redocly/openapi-core')
  const externalRefResolver = new BaseResolver({ http: { headers: [], customFetch: fetchInTime } })
  const { bundle: read, problems } = await bundle({ ref: file, config: await createConfig({}), externalRefResolver })
  const [problem] = problems
  const [at] = problem?.location ?? []
  const where = `${at?.pointer ?? '#'} of ${at?.source.absoluteRef ?? file}`
  if (problem) return { document: read.parsed, problem: `${problem.message} at ${where}`, fetched: [] }
  const sources = await Promise.all(externalRefResolver.cache.values())
  return {
    document: read.parsed,
    fetched: sources.flatMap((each) =>
      'source' in each && isAddress(each.source.absoluteRef) ? [[each.source.absoluteRef, each.source.body]] : [],
    ),
  }
}

/** The bundled document, or the reason why there is none. */
async function documentIn(file: string): Promise<Bundled | string> {
  if (!isAddress(file) && !existsSync(file)) return `${file} does not exist`
  if (!isAddress(file) && !statSync(file).isFile()) return `${file} is not a file`
  const whole = isAddress(file) ? undefined : wholeIn(file)
  const found: Bundled = whole ? { document: whole, fetched: [] } : await bundled(file)
  const { document, problem } = found
  if (!isObject(document)) return 'it holds no object'
  if ('swagger' in document) return 'it is of version 2.0: convert it to 3.0 or 3.1 first'
  if (!/^3\.[01]\./.test(String(document.openapi)))
    return `it is of version ${String(document.openapi)}, not 3.0 or 3.1`
  if (problem !== undefined) return problem
  return isObject(document.paths) || isObject(document.webhooks) ? found : 'it has no paths'
}

/**
 * Reads an OpenAPI file, or what an address gives, of version 3.0 or 3.1, YAML or JSON, with all the files that it refers to. Rejects with an
 * `Error` that names the file and the reason if it is missing, no OpenAPI, or a reference in it leads nowhere.
 */
export async function readContract(file: string): Promise<Contract> {
  const found = await documentIn(file).catch(inOneLine)
  if (typeof found === 'string') throw new Error(`${file} could not be read as an OpenAPI file: ${found}.`)
  const contract = contractOf(objectIn(found.document), isAddress(file) ? file : resolve(file))
  for (const [address, text] of found.fetched) contract.source.write(address, text)
  return contract
}
