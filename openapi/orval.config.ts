import { defineConfig } from 'orval'
import contract from './generated/openapi.json' with { type: 'json' }

type Operation = { operationId: string; tags: string[]; security: object[]; 'x-invalidates'?: string[] }

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([key]) => key !== 'servers')
    .map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
)

const http = '../src/shared/api/http.ts'

/**
 * The mutator of an operation follows from the contract, which says whether a call sends the token and to which origin.
 */
const mutatorOf = ({ path, security }: (typeof operations)[number]) =>
  path.startsWith('/api/') ? 'originHttp' : security.length > 0 ? 'tokenHttp' : 'publicHttp'

const idsIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/**
 * A read to invalidate, of any tag: the changed record, or else all pages of a list or all records. A deletion
 * invalidates all records, since several deletions share one invalidation.
 */
function staleRead(operationId: string, write: (typeof operations)[number]) {
  const read = operations.find((operation) => operation.operationId === operationId)
  if (!read) throw new Error(`${write.operationId} has ${operationId} in x-invalidates, which is not an operation.`)
  const params = idsIn(read.path)
  const isDeleted = write.method === 'delete' && write.path === read.path
  const isOneRecord = params.length > 0 && `${write.path}/`.startsWith(`${read.path}/`) && !isDeleted
  const [tag] = read.tags
  return { query: operationId, file: `./${tag}/${tag}.ts`, ...(isOneRecord && { params }) }
}

/** The reads that each write invalidates. A write without `x-invalidates` is an error, so that it is not forgotten. */
const mutationInvalidates = operations
  .filter(({ method }) => method !== 'get')
  .flatMap((write) => {
    const stale = write['x-invalidates']
    if (!stale)
      throw new Error(
        `${write.operationId} has no x-invalidates: name the reads that it makes stale, such as [listProducts], or [].`,
      )
    const invalidates = stale.map((read) => staleRead(read, write))
    return invalidates.length > 0 ? [{ onMutations: [write.operationId], invalidates }] : []
  })

// Orval does not resolve references to find the parameters of a read.
const parameters: Record<string, { in: string }> = contract.components.parameters
const split = JSON.parse(JSON.stringify(contract), (_key, value: unknown) => {
  const [, name = ''] = /^#\/components\/parameters\/(\w+)$/.exec((value as { $ref?: string } | null)?.$ref ?? '') ?? []
  return parameters[name]?.in === 'path' ? parameters[name] : value
}) as typeof contract
// In separate files, so that a page that only reads does not load them.
for (const item of Object.values(split.paths))
  for (const [method, operation] of Object.entries(item) as [string, Operation][])
    if (!['get', 'servers'].includes(method)) operation.tags = operation.tags.map((tag) => `${tag}-writes`)

export default defineConfig({
  client: {
    input: { target: split },
    output: {
      mode: 'tags-split',
      target: './generated/client',
      schemas: './generated/model',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      tsconfig: '../tsconfig.json',
      // Encoded, since a slash in an id would change the path.
      urlEncodeParameters: true,
      override: {
        enumGenerationType: 'const',
        mutator: { path: http, name: 'publicHttp' },
        fetch: { includeHttpResponseReturnType: false },
        query: {
          version: 5,
          signal: true,
          useSkipToken: true,
          mutationInvalidates,
        },
        operations: Object.fromEntries(
          operations.map((operation) => [
            operation.operationId,
            {
              mutator: { path: http, name: mutatorOf(operation) },
              query: operation.method === 'get' ? { useQuery: true, useSuspenseQuery: true } : { useMutation: true },
            },
          ]),
        ),
      },
    },
  },
  zod: {
    input: { target: './generated/openapi.json' },
    output: {
      mode: 'tags-split',
      target: './generated/zod',
      schemas: { path: './generated/zod/schemas', type: 'zod' },
      client: 'zod',
      clean: true,
      tsconfig: '../tsconfig.json',
      override: {
        zod: {
          version: 4,
          strict: { response: true, query: true, param: true, header: true, body: true },
          coerce: { query: ['number'], header: ['number'] },
          generateEachHttpStatus: true,
          generateReusableSchemas: true,
        },
      },
    },
  },
})
