import { createBackend, openShop } from '#mocks/shop.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { seededAccounts } from '#contracts/seeded-accounts.ts'
import { openSession } from '#contracts/session.ts'
import { CannotPlay } from '#contracts/stage.ts'
import type { Step } from '#contracts/step.ts'
import { isObject } from './contract/records.ts'
import type { Options } from './options.ts'

/** What one step of the journey answers on the host, and on the kit's own backend. */
export interface Difference {
  step: string
  operation: OperationId
  what: 'status' | 'shape'
  host: string
  mock: string
}

interface Seen {
  operation: OperationId
  step: string
  statuses: string[]
  /** Kinds of values by path, null aside: it says nothing of the shape. */
  shapes: Map<string, Set<string>>
}

function noteShape(value: unknown, path: string, shapes: Seen['shapes']): void {
  if (value === null || value === undefined) return
  const kind = Array.isArray(value) ? 'array' : typeof value
  shapes.set(path, (shapes.get(path) ?? new Set()).add(kind))
  if (Array.isArray(value)) for (const item of value) noteShape(item, `${path}[*]`, shapes)
  else if (isObject(value)) for (const [key, inner] of Object.entries(value)) noteShape(inner, `${path}.${key}`, shapes)
}

/** Keeps what each step answers. */
export function recordSteps() {
  const steps = new Map<string, Seen>()
  return {
    add({ id, during, answer }: Step): void {
      const key = `${during} ${id}`
      const seen: Seen = steps.get(key) ?? { operation: id, step: during, statuses: [], shapes: new Map() }
      steps.set(key, seen)
      seen.statuses.push(String(answer.status))
      if (answer.status < 300) noteShape(answer.body, '$', seen.shapes)
    },
    steps,
  }
}

const within = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((each) => all.has(each))
const few = (kinds: ReadonlySet<string> | undefined) => [...(kinds ?? [])].join(' or ')

/** Where two runs of the same journey differ. How often a step is played depends on the data: which statuses it gives does not. */
export function compareSteps(host: ReadonlyMap<string, Seen>, mock: ReadonlyMap<string, Seen>): Difference[] {
  return [...host].flatMap(([key, seen]): Difference[] => {
    const other = mock.get(key)
    if (!other) return []
    const about = { step: seen.step, operation: seen.operation }
    const [statuses, wanted] = [new Set(seen.statuses), new Set(other.statuses)]
    const sameStatuses = within(statuses, wanted) && within(wanted, statuses)
    const shapes = [...seen.shapes].flatMap(([path, kinds]): Difference[] => {
      const known = other.shapes.get(path)
      return !known || within(kinds, known)
        ? []
        : [{ ...about, what: 'shape', host: `${path} ${few(kinds)}`, mock: `${path} ${few(known)}` }]
    })
    return [
      ...(sameStatuses ? [] : [{ ...about, what: 'status' as const, host: few(statuses), mock: few(wanted) }]),
      ...shapes,
    ]
  })
}

/** Plays the same on a fresh backend of the kit's own, and gives what each step answered there. */
export async function playOnMock(
  options: Options,
  label: string,
  play: (session: ReturnType<typeof openSession>) => Promise<unknown>,
): Promise<ReadonlyMap<string, Seen>> {
  const backend = createBackend({ shop: await openShop() })
  const [customer, admin] = await Promise.all([backend.signIn('CUSTOMER'), backend.signIn('ADMIN')])
  const recorded = recordSteps()
  const mayLeave = (request: Request) =>
    options.write || request.method === 'GET' || new URL(request.url).pathname.endsWith('/auth/login')
  await play(
    openSession({
      origin: options.origin,
      send: (request) =>
        mayLeave(request)
          ? backend.fetch(request)
          : Promise.reject(new CannotPlay('it writes: give --write to play it')),
      accounts: seededAccounts,
      tokens: { customer: customer.token, admin: admin.token },
      seed: options.seed,
      label,
      onStep: (step) => recorded.add(step),
    }),
  )
  return recorded.steps
}
