import { Hono } from 'hono'
import type { Operation } from './operation.ts'

/** A read-only address outside the contract, such as that of an uploaded file. */
export interface Route<Db> {
  readonly path: `/${string}/:id`
  readonly answer: (id: string, db: Db) => Response
}

/** What a backend does with a call, once the router knows which one it is. */
export interface Handlers<Op, Db> {
  readonly call: (operation: Op, request: Request, params: Record<string, string>) => Promise<Response>
  readonly route: (route: Route<Db>, request: Request, id: string) => Promise<Response>
  /** For a call outside the contract. */
  readonly unknown: (request: Request) => Response
  readonly failed: (error: Error, request: Request) => Response
}

/** A router that all backends of a contract can share, since each hands its own handlers over with a call. */
export function createRouter<Op extends Operation, Db>(
  operations: Readonly<Record<string, Op>>,
  routes: readonly Route<Db>[],
) {
  const router = new Hono<{ Bindings: Handlers<Op, Db> }>()
  for (const operation of Object.values(operations))
    router.on(operation.method, operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), ({ env, req }) =>
      env.call(operation, req.raw, req.param()),
    )
  for (const route of routes) router.get(route.path, ({ env, req }) => env.route(route, req.raw, req.param('id') ?? ''))
  router.notFound(({ env, req }) => env.unknown(req.raw))
  router.onError((error, { env, req }) => env.failed(error, req.raw))
  return router
}
