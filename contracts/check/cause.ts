import type { AlsoSeen, Finding } from '#contracts/judge/finding.ts'
import { jsonSteps } from '#contracts/judge/json-path.ts'
import { locationOf } from './reporters/finding-location.ts'

/** The name of the field at the end of a path; the path itself if it names none, such as `status`. */
const fieldIn = (path: string) => jsonSteps(path).findLast((key) => key !== null) ?? path

/** Whether an amount differs only by being rounded, which a host does in one place for carts, orders and products. */
function isRounded({ expected, got }: Finding): boolean {
  const [wanted, shown] = [Number.parseFloat(expected), Number(got)]
  return Number.isInteger(shown) && !Number.isInteger(wanted) && Math.abs(wanted - shown) <= 1
}

const isRefusal = (status: string) => status.split(' or ').every((each) => each.startsWith('4'))

/**
 * What findings of one cause have in common: a place and a rule of the contract, which several operations may share; a
 * refusal that the host answers otherwise, in every operation; rounded amounts; or a law and the call that broke it.
 */
function causeOf(finding: Finding): string {
  const { operation, class: name, rule, kind, law, status, path, expected, got, culprit } = finding
  if (rule === 'error as success') return rule
  // A gateway fails for every operation behind it.
  if (rule === 'status' && /^50[234]/.test(got)) return rule
  // What the host said beside the status differs from call to call.
  if (rule === 'status') return JSON.stringify([rule, expected, got.slice(0, 3), isRefusal(status) ? '' : operation])
  if (rule === 'content-type' || rule === 'body') return JSON.stringify([rule, expected, got])
  if (rule === 'network') return JSON.stringify([rule, operation])
  if (rule === 'law' && isRounded(finding)) return 'rounded'
  if (rule === 'law' && path === 'status') return JSON.stringify([law, got])
  if (law === 'bad-input-is-refused') return JSON.stringify([law, operation])
  if (rule === 'law') return JSON.stringify([law, culprit.operation, fieldIn(path)])
  const { file, line } = locationOf(finding)
  return JSON.stringify([name, file, line, fieldIn(path), rule, rule === 'type' ? kind : ''])
}

const placeOf = ({ operation, status, path }: AlsoSeen): AlsoSeen => ({ operation, status, path })
const nameOf = (place: AlsoSeen) => JSON.stringify(placeOf(place))

/** The findings of one cause as one: the shortest to repeat, with the places of the others. */
function together(findings: readonly Finding[]): Finding[] {
  const best = (['error as success', 'law'] as const)
    .map((name) => findings.filter(({ rule }) => rule === name))
    .find(({ length }) => length > 0)
  const [shown] = (best ?? findings).toSorted((a, b) => a.calls.length - b.calls.length)
  if (!shown) return []
  const others = new Map(findings.map((each) => [nameOf(each), placeOf(each)]))
  others.delete(nameOf(shown))
  return [
    {
      ...shown,
      seenIn: [...new Set(findings.flatMap(({ seenIn }) => seenIn))],
      times: findings.reduce((sum, { times }) => sum + times, 0),
      ...(others.size > 0 && { also: [...others.values()] }),
    },
  ]
}

/** Whether a call was accepted that must be refused. */
const isAccepted = ({ path, got }: Finding) => /^(?:status$|request )/.test(path) && got.startsWith('2')

/**
 * The finding that tells the cause of another one: an error in a success, as from hosts that put every error into a 200,
 * and a law that says why a call must be refused.
 */
function toldBy(finding: Finding, all: readonly Finding[]): Finding {
  if (!isAccepted(finding)) return finding
  const same = ({ operation }: Finding) => operation === finding.operation
  return (
    all.find(({ rule }) => rule === 'error as success') ??
    all.find((each) => each.rule === 'law' && same(each) && isAccepted(each)) ??
    finding
  )
}

/** One finding for each cause, in the order in which they were given. */
export function byCause(findings: readonly Finding[]): Finding[] {
  const groups = Map.groupBy(findings, (finding) => causeOf(toldBy(finding, findings)))
  return [...groups.values()].flatMap(together)
}
