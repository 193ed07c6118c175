import { anyPlace, type Finding } from '#contracts/judge/finding.ts'
import type { Call } from '#contracts/judge/call.ts'
import { openMockSession } from '#contracts/shop/mock-session.ts'
import { visitValues } from '#contracts/check/coverage.ts'
import type { DifferentAnswer } from '#contracts/check/report.ts'
import { isWritingBeside, needsWrite } from '#contracts/check/host.ts'
import type { HostOptions } from '#contracts/check/subject.ts'
import { operations } from '#openapi/generated/operations.ts'
import { type RunOptions, runAll } from './parts.ts'
import { CannotCall } from '#openapi/contract/request.ts'

/** What a run has seen of an operation in one exchange or journey. */
interface Seen extends Pick<DifferentAnswer, 'during' | 'operation'> {
  statuses: Set<string>
  /** The types of the values by path, without null. */
  shapes: Map<string, Set<string>>
}

/** Adds an answer to what a run has seen. */
function note(all: Map<string, Seen>, { id: operation, context: during, answer }: Call): void {
  const key = `${during} ${operation}`
  const seen: Seen = all.get(key) ?? { operation, during, statuses: new Set(), shapes: new Map() }
  all.set(key, seen)
  seen.statuses.add(String(answer.status))
  if (answer.status >= 300) return
  visitValues(answer.body, (path, value) => {
    if (value === null || value === undefined) return
    const kind = Array.isArray(value) ? 'array' : typeof value
    seen.shapes.set(path, (seen.shapes.get(path) ?? new Set()).add(kind))
  })
}

const within = (some: ReadonlySet<string>, all: ReadonlySet<string>) => [...some].every((each) => all.has(each))
const few = (words: ReadonlySet<string>) => [...words].join(' or ')

const parentOf = (path: string) => path.replace(/(\.[^.[]+|\[\*\])$/, '')

/** How two runs of the same call differ. How often it is made depends on the data; its statuses must not. */
function* compareCalls(host: Seen, mock: Seen): Generator<DifferentAnswer> {
  const { during, operation } = host
  if (!within(host.statuses, mock.statuses) || !within(mock.statuses, host.statuses))
    yield { during, operation, what: 'status', host: few(host.statuses), mock: few(mock.statuses) }
  for (const path of new Set([...host.shapes.keys(), ...mock.shapes.keys()])) {
    const given = host.shapes.get(path)
    const wanted = mock.shapes.get(path)
    const inWords = (kinds?: ReadonlySet<string>) => (kinds ? `${path} ${few(kinds)}` : 'no such field')
    const isInBoth = host.shapes.has(parentOf(path)) && mock.shapes.has(parentOf(path))
    if (given && wanted ? !within(given, wanted) : isInBoth)
      yield { during, operation, what: 'shape', host: inWords(given), mock: inWords(wanted) }
  }
}

const lawOf = ({ operation, law, path }: Finding) => `${operation} ${law} ${anyPlace(path)}`

/** Laws that the host breaks and the mock backend keeps. */
function compareLaws(host: readonly Finding[], mock: readonly Finding[]): DifferentAnswer[] {
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

/** Records the calls of a run, then makes the same ones on a fresh backend of the kit, to find what it answers otherwise. */
export function compareWithMock(options: RunOptions & Pick<HostOptions, 'origin' | 'seed'>, label: string) {
  const host = new Map<string, Seen>()
  const mock = new Map<string, Seen>()
  const isWriting = isWritingBeside(operations.login)
  const mayLeave = (request: Request) => options.write || !isWriting(request)
  return {
    add: (call: Call) => note(host, call),
    async differences(findings: readonly Finding[]): Promise<DifferentAnswer[]> {
      const { session } = await openMockSession({
        // The kit's own backend has no path before its operations.
        origin: new URL(options.origin).origin,
        send: (request, answer) => (mayLeave(request) ? answer(request) : Promise.reject(new CannotCall(needsWrite))),
        seed: options.seed,
        label,
        traceless: options.traceless,
        onCall: (call) => note(mock, call),
      })
      await runAll(session, options)
      const ofCalls = [...host].flatMap(([key, seen]) => {
        const other = mock.get(key)
        return other ? [...compareCalls(seen, other)] : []
      })
      return [...ofCalls, ...compareLaws(findings, session.findings.all)]
    },
  }
}
