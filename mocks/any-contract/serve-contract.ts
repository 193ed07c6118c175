import { type HttpBindings, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { readContract } from '#openapi/contract/read-contract.ts'
import { refuseStrangers } from '#mocks/http/callers.ts'
import { cannotListen } from '#mocks/http/cannot-listen.ts'
import { answerByContract } from './answer-by-contract.ts'

/**
 * Serves a mock of any OpenAPI file on loopback. Resolves to its origin and how many operations it answers; rejects when
 * the file cannot be read or the port is taken.
 */
export async function serveContract(file: string, port: number) {
  const contract = await readContract(file)
  const [host, app] = ['127.0.0.1', new Hono<{ Bindings: HttpBindings }>()]
  app.use('*', refuseStrangers(host))
  app.all('*', ({ req }) => answerByContract(contract, req.raw))
  return new Promise<{ origin: string; operations: number; close: () => void }>((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (address) =>
      resolve({
        origin: `http://${host}:${address.port}`,
        operations: contract.operations.length,
        close: () => server.close(),
      }),
    )
    server.once('error', (error) => reject(cannotListen(error, host, port)))
  })
}
