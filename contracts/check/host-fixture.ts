import { serve } from '@hono/node-server'
import { type Backend, createBackend, openShop } from '#mocks/shop/shop.ts'
import type { AppUsage } from '#contracts/check/app-usage/app-usage.ts'
import { check } from './command.ts'

/** Stands between the check and the backend: may inspect a request and alter its answer. */
export type Between = (
  request: Request,
  answer: (request: Request) => Promise<Response>,
) => Response | Promise<Response>

interface HostFixture extends AsyncDisposable {
  origin: string
  /** Answers in this process, as over HTTP but faster: for tests that are not about connections. */
  fetch: typeof fetch
  /** Hash and counts of the host's state; the hash leaves sessions out. */
  state: Backend['state']
}

/** Starts a host on a free port: the kit's backend behind `between`. */
export async function startHost(between: Between = (request, answer) => answer(request)) {
  const backend = createBackend({ shop: await openShop() })
  return new Promise<HostFixture>((resolve) => {
    const server = serve(
      { fetch: (request) => between(request, backend.fetch), port: 0, hostname: '127.0.0.1' },
      ({ port }) => {
        resolve({
          origin: `http://127.0.0.1:${port}`,
          fetch: async (...request) => between(new Request(...request), backend.fetch),
          state: backend.state,
          [Symbol.asyncDispose]: () => new Promise((closed) => server.close(() => closed())),
        })
      },
    )
  })
}

interface RunOptions {
  env?: Record<string, string>
  now?: Date
  signal?: AbortSignal
  fetch?: typeof fetch
  appUsage?: () => Promise<AppUsage>
}

/** Runs the command in this process. */
export async function runCheck(
  args: readonly string[],
  { env = {}, now = new Date('2026-11-16T06:00:00Z'), ...surroundings }: RunOptions = {},
) {
  const [out, err]: [string[], string[]] = [[], []]
  const exitCode = await check(args, {
    env,
    now,
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    ...surroundings,
  })
  return { exitCode, out: out.join('\n'), err: err.join('\n') }
}

/** A JSON answer with its body changed. */
export async function altered(answer: Response, change: (body: Record<string, unknown>) => unknown): Promise<Response> {
  return Response.json(change((await answer.json()) as Record<string, unknown>), { status: answer.status })
}
