import { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { DiffSurroundings } from '../diff/command.ts'
import type { Surroundings } from '../check/process.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Asked {
  shop?: string | undefined
  query?: Record<string, string>
  body?: object
}

const shopName = z
  .string()
  .optional()
  .describe('Name of a backend of its own (letters, digits, hyphens); without it the one of the server')

/** Whether a tool's input has anything but the name of the shop. */
const isEmpty = (input: object) => Object.values(input).every((value) => value === undefined)

const words = (text: string) => ({ content: [{ type: 'text' as const, text }] })

/** Of which API the tools are, and its commands. */
export interface McpSubject {
  readonly info: { readonly title: string; readonly version: string }
  /** The contract that another is compared with by default. */
  readonly contract: string
  readonly check: (args: readonly string[], surroundings: Surroundings) => Promise<0 | 1 | 2>
  readonly diff: (args: readonly string[], surroundings: DiffSurroundings) => Promise<0 | 1 | 2>
}

/** The tools for an assistant: the kit of the backend at `origin`, the check of a host, and the diff of two contracts. */
export function createMcpServer(
  origin: string,
  { info: { title, version }, contract, check, diff }: McpSubject,
  { now, env }: { now: () => Date; env: NodeJS.ProcessEnv },
): McpServer {
  const server = new McpServer({ name: title, version })

  /** The answer as text. Rejects with the kit's own words when it refuses; the assistant then reads these. */
  async function kit(method: Method, path: string, { shop, query = {}, body }: Asked = {}) {
    const headers = { ...(shop !== undefined && { 'X-Kit-Shop': shop }) }
    const address = `${origin}/__kit/${path}?${new URLSearchParams(query)}`
    const response = await fetch(address, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(
      (error: unknown) => {
        throw new Error(`Nothing answers at ${origin}: start the backend with npm run serve.`, { cause: error })
      },
    )
    const text = await response.text()
    if (!response.ok) throw new Error(text)
    return words(text)
  }

  server.registerTool(
    'state',
    {
      description: 'Hash and number of rows of the backend; with reset it first goes back to its seed.',
      inputSchema: z.strictObject({ shop: shopName, reset: z.boolean().optional() }),
    },
    async ({ shop, reset }) => (reset ? kit('POST', 'reset', { shop }) : kit('GET', 'state', { shop })),
  )

  server.registerTool(
    'scenario',
    {
      description: 'Scenario and seed of the backend; another one starts it over. Scenarios are joined with +.',
      inputSchema: z.strictObject({ shop: shopName, scenario: z.string().optional(), seed: z.int().min(0).optional() }),
    },
    async ({ shop, ...body }) =>
      isEmpty(body) ? kit('GET', 'scenario', { shop }) : kit('PUT', 'scenario', { shop, body }),
  )

  server.registerTool(
    'clock',
    {
      description:
        'The clock of the backend. Sets it to a time (in its own zone, unless one is given), freezes it or lets it run, moves it ahead by days or hours, or restarts it.',
      inputSchema: z.strictObject({
        shop: shopName,
        at: z.string().optional(),
        running: z.boolean().optional(),
        days: z.number().min(0).optional(),
        hours: z.number().min(0).optional(),
        restart: z.boolean().optional(),
      }),
    },
    async ({ shop, at, running, days, hours, restart }) => {
      if (restart) await kit('DELETE', 'clock', { shop })
      if (!isEmpty({ at, running })) await kit('PUT', 'clock', { shop, body: { at, running } })
      if (!isEmpty({ days, hours })) await kit('POST', 'clock', { shop, body: { days, hours } })
      return kit('GET', 'clock', { shop })
    },
  )

  server.registerTool(
    'faults',
    {
      description:
        'What goes wrong from the next call on: latency in milliseconds, a share of errors, and rules such as { "operation": "all", "kind": "500", "probability": 1, "calls": 1 }. With clear nothing does.',
      inputSchema: z.strictObject({
        shop: shopName,
        latency: z.number().optional(),
        errors: z.number().optional(),
        rules: z.array(z.looseObject({ operation: z.string(), kind: z.string() })).optional(),
        clear: z.boolean().optional(),
      }),
    },
    async ({ shop, clear, ...body }) => {
      if (clear) await kit('DELETE', 'faults', { shop })
      return isEmpty(body) ? kit('GET', 'faults', { shop }) : kit('PUT', 'faults', { shop, body })
    },
  )

  server.registerTool(
    'requests',
    {
      description:
        'The latest calls with their answers: of an operation, with a status, since a time or the number of a call. With wait, in milliseconds, it answers when the first such call has come. With clear the log is emptied.',
      inputSchema: z.strictObject({
        shop: shopName,
        operation: z.string().optional(),
        status: z.int().optional(),
        since: z.string().optional(),
        wait: z.int().min(0).optional(),
        clear: z.boolean().optional(),
      }),
    },
    async ({ shop, clear, ...filter }) => {
      if (clear) return kit('DELETE', 'requests', { shop })
      const given = Object.entries(filter).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)]],
      )
      return kit('GET', 'requests', { shop, query: Object.fromEntries(given) })
    },
  )

  server.registerTool(
    'check',
    {
      description:
        'Judges a host against the contract and lists each difference. It only reads, unless write is given; then it also writes, and undoes that.',
      inputSchema: z.strictObject({
        url: z.url().optional().describe('Origin of the host; by default this backend'),
        only: z.string().optional().describe('Tag of the contract'),
        write: z.boolean().optional(),
      }),
    },
    async ({ url = origin, only, write = false }, { mcpReq: { signal } }) => {
      const flags = [...(only === undefined ? [] : ['--only', only]), ...(write ? ['--write'] : [])]
      return resultOf((out) => check([url, ...flags], { env, now: now(), out, err: out, signal }))
    },
  )

  server.registerTool(
    'diff',
    {
      description: 'What changed between two OpenAPI files, what breaks, and which hooks and screens that hits.',
      inputSchema: z.strictObject({
        old: z.string().describe('Path of the older file'),
        new: z.string().optional().describe(`By default ${contract}`),
      }),
      annotations: { readOnlyHint: true },
    },
    async ({ old, new: newer = contract }) => resultOf((out) => diff([old, newer], { out, err: out })),
  )

  return server
}

/** What a command says, as an error when it ends with 2. */
async function resultOf(run: (out: (text: string) => void) => Promise<0 | 1 | 2>) {
  const lines: string[] = []
  const code = await run((text) => lines.push(text))
  const text = lines.join('\n').trim()
  return code === 2 ? { ...words(text), isError: true } : words(text)
}
