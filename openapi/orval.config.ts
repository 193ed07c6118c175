import { defineConfig } from 'orval'
import contract from './generated/openapi.json' with { type: 'json' }

type Operation = { operationId: string; tags: string[]; security: object[] }

const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([key]) => key !== 'servers')
    .map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
)

const http = '../src/shared/api/http.ts'

/** Whether a call carries the token, and to which origin it goes, is the contract's to say: so it picks the mutator. */
const mutatorOf = ({ path, security }: (typeof operations)[number]) =>
  path.startsWith('/api/') ? 'originHttp' : security.length > 0 ? 'tokenHttp' : 'publicHttp'

const input = { target: './generated/openapi.json' }

export default defineConfig({
  client: {
    input,
    output: {
      mode: 'tags-split',
      target: './generated/client',
      schemas: './generated/model',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      tsconfig: '../tsconfig.json',
      // An id may hold a slash: it must not lead to another path.
      urlEncodeParameters: true,
      override: {
        enumGenerationType: 'const',
        mutator: { path: http, name: 'publicHttp' },
        fetch: { includeHttpResponseReturnType: false },
        query: {
          version: 5,
          signal: true,
          useSkipToken: true,
          mutationInvalidates: [
            { onMutations: ['createProduct', 'deleteProduct'], invalidates: ['listProducts'] },
            { onMutations: ['updateProduct'], invalidates: ['listProducts', { query: 'getProduct', params: ['id'] }] },
            { onMutations: ['createCollection', 'deleteCollection'], invalidates: ['listCollections'] },
            {
              onMutations: ['updateCollection'],
              invalidates: ['listCollections', { query: 'getCollection', params: ['id'] }],
            },
            { onMutations: ['createCategory', 'deleteCategory'], invalidates: ['listCategories'] },
            {
              onMutations: ['updateCategory'],
              invalidates: ['listCategories', { query: 'getCategory', params: ['id'] }],
            },
            { onMutations: ['createReview'], invalidates: ['listAllReviews', 'listReviews'] },
            { onMutations: ['addToCart'], invalidates: ['getCart'] },
            { onMutations: ['updateMe', 'deleteAddress'], invalidates: ['getMe'] },
            { onMutations: ['createSale'], invalidates: ['listSales'] },
            {
              onMutations: ['addProductToSale', 'removeProductFromSale'],
              invalidates: [{ query: 'getSale', params: ['id'] }],
            },
          ],
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
    input,
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
          coerce: { query: ['number'] },
          generateEachHttpStatus: true,
          generateReusableSchemas: true,
        },
      },
    },
  },
})
