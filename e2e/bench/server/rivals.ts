import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import contract from '#openapi/generated/openapi.json' with { type: 'json' }

/** A measured server: the command that starts it, and the address of its list of twelve products. */
export interface Host {
  readonly name: string
  readonly start: (port: number) => readonly string[]
  readonly list: string
}

/** The packages of the compared servers, with their versions. */
export const packages = {
  autocannon: 'autocannon@9.0.0',
  'json-server 1.0 beta': 'json-server-1@npm:json-server@1.0.0-beta.15',
  'json-server 0.17': 'json-server-0@npm:json-server@0.17.4',
  'Mockoon CLI': '@mockoon/cli@9.9.0',
  Prism: '@stoplight/prism-cli@5.14.2',
}

/** A Mockoon environment with the products in a data bucket and Mockoon's own paging. */
function mockoonEnvironment(products: readonly object[]): object {
  const response = {
    uuid: randomUUID(),
    body: '{}',
    latency: 0,
    statusCode: 200,
    label: '',
    headers: [{ key: 'Content-Type', value: 'application/json' }],
    bodyType: 'DATABUCKET',
    filePath: '',
    databucketID: 'prod',
    sendFileAsBody: false,
    rules: [],
    rulesOperator: 'OR',
    disableTemplating: true,
    fallbackTo404: false,
    default: true,
    crudKey: 'id',
    callbacks: [],
  }
  const route = {
    uuid: randomUUID(),
    type: 'crud',
    documentation: '',
    method: '',
    endpoint: 'products',
    responses: [response],
    responseMode: null,
    streamingMode: null,
    streamingInterval: 0,
  }
  return {
    uuid: randomUUID(),
    lastMigration: 33,
    name: 'bench',
    endpointPrefix: '',
    latency: 0,
    port: 0,
    hostname: '',
    folders: [],
    routes: [route],
    rootChildren: [{ type: 'route', uuid: route.uuid }],
    proxyMode: false,
    proxyHost: '',
    proxyRemovePrefix: false,
    tlsOptions: {},
    cors: false,
    headers: [],
    proxyReqHeaders: [],
    proxyResHeaders: [],
    data: [{ uuid: randomUUID(), id: 'prod', name: 'products', documentation: '', value: JSON.stringify(products) }],
    callbacks: [],
  }
}

/** The contract with a page of products as the list's example, since Prism answers with examples and stores nothing. */
function contractWith(products: readonly object[]): object {
  const copy = structuredClone(contract)
  const content = copy.paths['/products'].get.responses['200'].content['application/json'] as { examples: object }
  const pagination = { page: 1, limit: 12, total: products.length, totalPages: Math.ceil(products.length / 12) }
  content.examples = { page: { value: { data: products.slice(0, 12), pagination } } }
  return copy
}

/** The servers to compare with, with the same products, installed in `folder`. */
export function rivals(folder: string, products: readonly object[]): Host[] {
  const file = (name: string, content: unknown) => {
    const path = join(folder, `${products.length}-${name}`)
    writeFileSync(path, JSON.stringify(content))
    return path
  }
  const module = (path: string) => join(folder, 'node_modules', path)
  const database = file('db.json', { products })
  return [
    {
      name: 'json-server 1.0 beta',
      start: (port) => [module('json-server-1/lib/bin.js'), database, '--port', String(port)],
      list: '/products?_page=1&_per_page=12',
    },
    {
      name: 'json-server 0.17',
      start: (port) => [module('json-server-0/lib/cli/bin.js'), database, '--quiet', '--port', String(port)],
      list: '/products?_page=1&_limit=12',
    },
    {
      name: 'Mockoon CLI',
      start: (port) => {
        const data = file('mockoon.json', mockoonEnvironment(products))
        const quiet = ['--disable-log-to-file', '--disable-admin-api', '--port', String(port)]
        return [module('@mockoon/cli/bin/run.js'), 'start', '--data', data, ...quiet]
      },
      list: '/products?page=1&limit=12',
    },
    {
      name: 'Prism',
      start: (port) => {
        const document = file('openapi.json', contractWith(products))
        return [module('@stoplight/prism-cli/dist/index.js'), 'mock', document, '--port', String(port), '-v', 'error']
      },
      list: '/products?page=1&limit=12',
    },
  ]
}
