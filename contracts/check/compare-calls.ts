import type { OperationId } from '#openapi/generated/operations.ts'
import { anyPlace, type Finding } from '#contracts/judge/finding.ts'
import type { Call } from '#contracts/judge/call.ts'
import { isObject } from '#contracts/judge/contract/records.ts'

/** An exchange or a journey with different answers from the host and the mock backend. */
export interface Difference {
  during: string
  operation: OperationId
  what: 'status' | 'shape' | 'law'
  host: string
  mock: string
}

export interface Seen {
  operation: OperationId
  during: string
  statuses: string[]
  /** The types of the values by path, without null. */
  shapes: Map<string, Set<string>>
}

function noteShape(value: unknown, path: string, shapes: Seen['shapes']): void {
  if (value === null || value === undefined) return
  const kind = Array.isArray(value) ? 'array' : typeof value
  shapes.set(path, (shapes.get(path) ?? new Set()).add(kind))
  if (Array.isArray(value)) for (const item of value) noteShape(item, `${path}[*]`, shapes)
  else if (isObject(value)) for (const [key, inner] of Object.entries(value)) noteShape(inner, `${path}.${key}`, shapes)
}

/** Records the answers of each call. */
export function recordCalls() {
  const calls = new Map<string, Seen>()
  return {
    add({ id, during, answer }: Call): void {
      const key = `${during} ${id}`
      const seen: Seen = calls.get(key) ?? { operation: id, during, statuses: [], shapes: new Map() }
      calls.set(key, seen)
      seen.statuses.push(String(answer.status))
      if (answer.status < 300) noteShape(answer.body, '$', seen.shapes)
    },
    calls,
  }
}

const within = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((each) => all.has(each))
const few = (kinds: ReadonlySet<string> | undefined) => [...(kinds ?? [])].join(' or ')

const parentOf = (path: string) => path.replace(/(\.[^.[]+|\[\*\])$/, '')

function* shapeDifferences(seen: Seen, other: Seen): Generator<Pick<Difference, 'what' | 'host' | 'mock'>> {
  for (const [path, kinds] of seen.shapes) {
    const known = other.shapes.get(path)
    if (known && !within(kinds, known))
      yield { what: 'shape', host: `${path} ${few(kinds)}`, mock: `${path} ${few(known)}` }
    else if (!known && other.shapes.has(parentOf(path)))
      yield { what: 'shape', host: `${path} ${few(kinds)}`, mock: 'no such field' }
  }
  for (const [path, kinds] of other.shapes)
    if (!seen.shapes.has(path) && seen.shapes.has(parentOf(path)))
      yield { what: 'shape', host: 'no such field', mock: `${path} ${few(kinds)}` }
}

/** Compares two runs of the same calls. How often a call is made depends on the data; its statuses must not. */
export function compareCalls(host: ReadonlyMap<string, Seen>, mock: ReadonlyMap<string, Seen>): Difference[] {
  return [...host].flatMap(([key, seen]): Difference[] => {
    const other = mock.get(key)
    if (!other) return []
    const about = { during: seen.during, operation: seen.operation }
    const [statuses, wanted] = [new Set(seen.statuses), new Set(other.statuses)]
    const sameStatuses = within(statuses, wanted) && within(wanted, statuses)
    return [
      ...(sameStatuses ? [] : [{ ...about, what: 'status' as const, host: few(statuses), mock: few(wanted) }]),
      ...[...shapeDifferences(seen, other)].map((difference) => ({ ...about, ...difference })),
    ]
  })
}

const lawOf = ({ operation, law, path }: Finding) => `${operation} ${law} ${anyPlace(path)}`

/** Laws that the host breaks and the mock backend keeps. */
export function compareLaws(host: readonly Finding[], mock: readonly Finding[]): Difference[] {
  const broken = new Set(mock.map(lawOf))
  return host
    .filter((finding) => finding.class === 'behaviour' && !broken.has(lawOf(finding)))
    .map(({ seenIn, operation, law, path, got }) => ({
      during: seenIn[0] ?? law,
      operation,
      what: 'law',
      host: `breaks ${law} at ${path}: ${got}`,
      mock: 'it holds',
    }))
}
