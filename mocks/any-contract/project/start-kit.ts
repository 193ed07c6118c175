import { http } from 'msw/http'
import { setupServer } from 'msw/node'
import { readContract } from '#openapi/contract/read-contract.ts'
import { anyContract } from '../backend.ts'
import { serveContract } from '../serve-contract.ts'
import type { KitConfig } from './define-kit.ts'
import { configIn, partOf, projectOf, readProject } from './read-project.ts'

/** What a backend for tests is started with: a configuration, or else that of `kit.config.ts` in this folder. */
export interface StartOptions extends Partial<KitConfig> {
  /** The file of a configuration, in place of one. */
  readonly config?: string
  /** Names joined with `+`, such as `many+flaky`. */
  readonly scenario?: string
  /** Freezes the clock at a time such as `2026-12-24T10:00`. */
  readonly at?: string
  /** Listens on this port; 0 takes one that is free. */
  readonly port?: number
  /** Answers what this process calls at this origin, such as `http://localhost`. */
  readonly origin?: string
}

/** A backend with a memory of its own, in this process. */
export interface KitBackend {
  /** Answers a call, for which only the path of the address matters. */
  readonly fetch: (input: string | Request, init?: RequestInit) => Promise<Response>
  /** Back to the first rows. */
  readonly reset: () => Promise<void>
}

/** A started backend. */
export interface RunningKit extends KitBackend {
  /** Where it answers: the port, the origin that it was given, or an address for `fetch` alone. */
  readonly origin: string
  /** Another backend of the same contract, such as one for each test. */
  readonly another: () => Promise<KitBackend>
  readonly close: () => Promise<void>
}

const calling =
  (answer: (request: Request) => Promise<Response>, from: string): KitBackend['fetch'] =>
  (input, init) =>
    answer(new Request(typeof input === 'string' ? new URL(input, from) : input, init))

/** Starts a backend with a memory for any contract, for tests. Rejects with one line that says what is wrong. */
export async function startKit({
  config: file,
  scenario,
  at,
  port,
  origin,
  ...given
}: StartOptions = {}): Promise<RunningKit> {
  const named = file ?? (given.contract === undefined ? configIn('.') : undefined)
  const project = named === undefined ? projectOf(given, 'startKit') : await readProject(named)
  const { contract, zone } = project.config
  const store = await partOf(project, 'store')
  const any = anyContract(await readContract(contract), { ...store, zone })
  if (scenario !== undefined) any.scenarios.check(scenario)
  const settings = {
    ...(scenario !== undefined && { scenario }),
    ...(at !== undefined && { at }),
  }
  const base = origin ?? 'http://localhost'
  const open = async (from: string): Promise<KitBackend> => {
    const { backend, kit } = await any.open({ settings })
    return { fetch: calling((request) => backend.fetch(request), from), reset: kit.reset }
  }
  if (port !== undefined) {
    const served = await serveContract(any, { port, settings })
    return {
      origin: served.origin,
      fetch: calling((request) => served.fetch(request), served.origin),
      reset: async () => void (await fetch(`${served.origin}/__kit/reset`, { method: 'POST' })),
      another: () => open(served.origin),
      close: () => served.close(),
    }
  }
  const own = await open(base)
  const server =
    origin === undefined ? undefined : setupServer(http.all(`${origin}/*`, ({ request }) => own.fetch(request)))
  server?.listen()
  return { origin: base, ...own, another: () => open(base), close: async () => server?.close() }
}
