import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { vi } from 'vitest'
import { createBackend, openShop } from '#mocks/shop/shop.ts'
import { check, type CheckSurroundings } from '#contracts/check/command.ts'
import type { Report } from '#contracts/check/report.ts'

/** Stands between the check and the backend: may inspect a request and alter its answer. */
export type Between = (
  request: Request,
  answer: (request: Request) => Promise<Response>,
) => Response | Promise<Response>

/** The backend itself. */
export const unchanged: Between = (request, answer) => answer(request)

/** Starts a host on a free port: the kit's backend behind `between`. */
export async function startHost(between = unchanged) {
  const backend = createBackend({ shop: await openShop() })
  const answer = async (request: Request) => between(request, backend.fetch)
  const server = createAdaptorServer({ fetch: answer }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Answers in this process, as over HTTP but faster: for tests that are not about connections. */
    fetch: (...request: ConstructorParameters<typeof Request>) => answer(new Request(...request)),
    /** Hash and counts of the host's state; the hash leaves sessions out. */
    state: backend.state,
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

/** A busy machine answers late, and that is no drift. */
export const unhurried = ['--budget', '600000', '--timeout', '600000']

/** What flags leave out of `unhurried`. */
const unhurriedBeside = (flags: readonly string[]) =>
  ['--budget', '--timeout'].flatMap((name) => (flags.includes(name) ? [] : [name, '600000']))

/** Runs the command in this process. `drift` are the lines that name a finding, without how often it was seen. */
export async function runCheck(
  args: readonly string[],
  { env = {}, now = new Date('2026-11-16T06:00:00Z'), ...surroundings }: Partial<CheckSurroundings> = {},
) {
  const said: string[] = []
  const err: string[] = []
  const exitCode = await check([...unhurriedBeside(args), ...args], {
    env,
    now,
    out: (text) => said.push(text),
    err: (text) => err.push(text),
    ...surroundings,
  })
  const out = said.join('\n')
  const drift = (out.match(/^DRIFT.*/gm) ?? []).map((line) => line.replace(/ \(\d+ times\)$/, ''))
  return { exitCode, out, err: err.join('\n'), drift }
}

/** Checks a host behind `between` in this process, or with the global `fetch` over HTTP where the connection matters. */
export async function checkHost(
  between: Between,
  flags: readonly string[] = [],
  options: Partial<CheckSurroundings> = {},
) {
  await using host = await startHost(between)
  // The host must not close before the run ends.
  return await runCheck([host.origin, ...flags], { fetch: host.fetch, ...options })
}

/** Does something with a directory that exists until then. */
export async function withDirectory<Result>(use: (directory: string) => Promise<Result>): Promise<Result> {
  const directory = await mkdtemp(join(tmpdir(), 'check-'))
  try {
    return await use(directory)
  } finally {
    await rm(directory, { recursive: true })
  }
}

export const reportIn = async (directory: string) =>
  JSON.parse(await readFile(join(directory, 'report.json'), 'utf8')) as Report

export const pathOf = ({ url }: Request) => new URL(url).pathname

/** Changes the answers to a method and path, by default successes of GET. */
export const changing =
  (
    path: string,
    change: (given: Response, request: Request) => Response | Promise<Response>,
    { method = 'GET', when = ({ ok }: Response) => ok } = {},
  ): Between =>
  async (request, answer) => {
    const given = await answer(request)
    return request.method === method && pathOf(request) === path && when(given) ? change(given, request) : given
  }

/**
 * Does not answer a path within `timeout` ms. For fake timers: the clock only goes on once every other request has been
 * answered, so that a busy machine makes none of them late.
 */
export function unanswered(path: string, timeout: number): Between {
  let waiting = 0
  return async (request, answer) => {
    if (pathOf(request) !== path) return answer(request)
    waiting += 1
    // Each request that is on its way has a timer.
    while (!request.signal.aborted && vi.getTimerCount() > waiting) await nextTurn()
    if (!request.signal.aborted) vi.advanceTimersByTime(timeout)
    waiting -= 1
    return answer(request)
  }
}

type Body = Record<string, unknown>

/** A JSON answer with its body changed. */
export async function altered(answer: Response, change: (body: Body) => unknown): Promise<Response> {
  return Response.json(change((await answer.json()) as Body), { status: answer.status })
}

/** Changes each record of a list, in its field `data`. */
export const alteringEach = (path: string, change: (record: Body, index: number) => object): Between =>
  changing(path, (given) => altered(given, (body) => ({ ...body, data: (body.data as Body[]).map(change) })))
