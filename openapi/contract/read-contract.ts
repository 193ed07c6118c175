import { existsSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { BaseResolver, bundle, createConfig } from '@redocly/openapi-core'
import { type Contract, contractOf } from './contract.ts'
import { isObject, type Json, targetOf } from './json.ts'
import { jsonOr } from './json-or.ts'
import { messageOf } from './message-of.ts'
import { isAddress } from './openapi-source.ts'

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

/** The bundled document, or the reason why there is none. */
async function documentIn(file: string, externalRefResolver: BaseResolver): Promise<Json | string> {
  if (!isAddress(file) && !existsSync(file)) return `${file} does not exist`
  if (!isAddress(file) && !statSync(file).isFile()) return `${file} is not a file`
  const config = await createConfig({})
  const whole = isAddress(file) ? undefined : wholeIn(file)
  const bundled = whole ? undefined : await bundle({ ref: file, config, externalRefResolver })
  const document: unknown = whole ?? bundled?.bundle.parsed
  if (!isObject(document)) return 'it holds no object'
  if ('swagger' in document) return 'it is of version 2.0: convert it to 3.0 or 3.1 first'
  if (!/^3\.[01]\./.test(String(document.openapi)))
    return `it is of version ${String(document.openapi)}, not 3.0 or 3.1`
  const [problem] = bundled?.problems ?? []
  if (problem) {
    const [at] = problem.location
    return `${problem.message} at ${at?.pointer ?? '#'} of ${at?.source.absoluteRef ?? file}`
  }
  return isObject(document.paths) || isObject(document.webhooks) ? document : 'it has no paths'
}

/**
 * Reads an OpenAPI file, or what an address gives, of version 3.0 or 3.1, YAML or JSON, with all the files that it refers to. Rejects with an
 * `Error` that names the file and the reason if it is missing, no OpenAPI, or a reference in it leads nowhere.
 */
export async function readContract(file: string): Promise<Contract> {
  const resolver = new BaseResolver({ http: { headers: [], customFetch: fetchInTime } })
  const document = await documentIn(file, resolver).catch(inOneLine)
  if (typeof document === 'string') throw new Error(`${file} could not be read as an OpenAPI file: ${document}.`)
  const contract = contractOf(document, isAddress(file) ? file : resolve(file))
  for (const read of await Promise.all(resolver.cache.values()))
    if ('source' in read && isAddress(read.source.absoluteRef))
      contract.source.write(read.source.absoluteRef, read.source.body)
  return contract
}
