import type { Contract } from '#openapi/contract/contract.ts'
import { operationNamed } from '#openapi/contract/operation.ts'
import type { Effect, Finding } from '#contracts/judge/finding.ts'
import { scriptsAreNoPage } from '#contracts/judge/laws/leaks.ts'
import { jsonPathKeys } from '#contracts/judge/json-path.ts'
import { listedKind } from '#openapi/contract/records.ts'
import { oneQuestionHasOneAnswer } from '#contracts/session/one-answer.ts'
import { badInputIsRefused, bothAtOnceTakeEffect } from './laws/writing-laws.ts'
import { isBreak } from './no-answer.ts'
import { located, type LocatedFinding } from './reporters/finding-location.ts'
import { siteOf } from './reporters/in-words.ts'

/** Whether an amount differs only by being rounded, which a host does in one place for all of them. */
function isRounded({ expected, got }: Finding): boolean {
  const wanted = Number.parseFloat(expected.replace('"', ''))
  const shown = Number(got)
  return Number.isInteger(shown) && !Number.isInteger(wanted) && Math.abs(wanted - shown) <= 1
}

/** Whether a law is broken by a reading, which no write has caused. */
const isReading = (contract: Contract, { operation, rule, culprit }: Finding) =>
  rule === 'law' && culprit.operation === operation && operationNamed(contract, operation).method === 'GET'

/** Whether a finding of a reading is about which records a list holds. */
function isOfAList(contract: Contract, finding: Finding): boolean {
  const keys = jsonPathKeys(finding.path)
  const list = listedKind(operationNamed(contract, finding.operation))?.path
  const isShort = list !== undefined && finding.path.startsWith('$') && keys.length - list.length <= 1
  return isReading(contract, finding) && isShort && list.every((key, at) => keys[at] === key)
}

/** Whether a law is broken by a reading that has broken one before: what a filter finds and how many, pages of a list. */
const isSameReading = (contract: Contract, finding: Finding, before: Finding) =>
  finding.rule === 'law' &&
  isReading(contract, before) &&
  finding.operation === before.operation &&
  (finding.law === before.law ||
    finding.culprit.call === before.culprit.call ||
    (isOfAList(contract, finding) && isOfAList(contract, before)))

const isRefusal = (status: string) => status.split(' or ').every((each) => each.startsWith('4'))

/**
 * What findings of one cause have in common: a place of the contract and a rule, or any law, which several operations
 * may share; a law about the records of a list, or about a header; a refusal that the host answers otherwise, in every
 * operation; or rounded amounts.
 */
function causeOf(contract: Contract, finding: LocatedFinding): string[] {
  const {
    operation,
    class: name,
    rule,
    kind = '',
    law,
    status,
    path,
    expected,
    got,
    culprit,
    file,
    line,
    column,
  } = finding
  const gotStatus = got.slice(0, 3)
  if (rule === 'error as success') return [rule]
  if (finding.isPage && law !== scriptsAreNoPage.name) return ['a page']
  if (rule === 'network') return isBreak(got) ? [rule] : [rule, operation]
  if (rule === 'content-type' || rule === 'body' || law === scriptsAreNoPage.name) return [path, expected]
  if (culprit.atOnce && (path === 'status' || law === bothAtOnceTakeEffect.name)) return ['at once']
  if (rule === 'status') {
    // A gateway fails for every operation behind it.
    if (/^50[234]/.test(got)) return [rule]
    // A refusal with a status that the operation never has.
    if (got.startsWith('4') && !(gotStatus in operationNamed(contract, operation).answers)) return [rule, gotStatus]
    if (finding.isMalformed) return [rule, gotStatus, 'malformed']
    if (!isRefusal(status) || got.startsWith('5')) return [rule, gotStatus, operation]
    // Successes differ, and so does what the host said beside the status.
    return [rule, expected, isAccepted(finding) ? 'a success' : gotStatus]
  }
  // The field at the end of the path; `status` and headers are in none.
  const field = jsonPathKeys(path).findLast((key) => key !== null) ?? path
  const place = [file, String(line), String(column), field]
  if (rule !== 'law') return [name, ...place, rule, rule === 'type' ? kind : '']
  if (isRounded(finding)) return ['rounded']
  if (path === 'status') return [law, got]
  if (law === 'bad-input-is-refused') return [law, operation]
  if (path.startsWith('request ')) return [law, culprit.operation, path]
  // A header, which a host sends in one place for all operations.
  if (!path.startsWith('$')) return [law, path]
  return isOfAList(contract, finding) ? [rule, law] : [rule, ...place]
}

/** What tells which findings belong together. */
interface Run {
  contract: Contract
  effects: readonly Effect[]
}

/** Whether a call was accepted that must be refused. */
const isAccepted = ({ path, got }: Finding) => /^(?:status$|request )/.test(path) && got.startsWith('2')

/** Whether a call must be refused for who makes it, whatever it says. */
const isOfTheCaller = ({ status }: Finding) => status.split(' or ').every((each) => /^40[13]$/.test(each))

/** The finding of a law that says why a call must be refused that was accepted. */
const reasonFor = (accepted: Finding, all: readonly LocatedFinding[]) =>
  all.find(
    (each) =>
      each.rule === 'law' &&
      each.operation === accepted.operation &&
      isAccepted(each) &&
      !(each.law === badInputIsRefused.name && isOfTheCaller(accepted)),
  )

/** What tells a cause best: of answers of a wrong shape the shortest to repeat, else the first, since effects follow. */
function tellingOf({ contract, effects }: Run, cause: LocatedFinding, findings: readonly LocatedFinding[]) {
  const [first = cause] = findings
  if (
    cause.isPage ||
    cause.rule === 'error as success' ||
    cause.law === oneQuestionHasOneAnswer.name ||
    effects.some(({ isCause }) => isCause(cause))
  )
    return cause
  if (first.rule !== 'law' && first.rule !== 'status')
    return findings.reduce((short, each) => (each.calls.length < short.calls.length ? each : short))
  // Where several answers would be right, it is less plain that this one is wrong.
  const only =
    first.rule === 'status' && findings.find(({ rule, status }) => rule === 'status' && !status.includes(' or '))
  // Two figures of one answer contradict each other: another answer shows which is wrong.
  const compared =
    !isOfAList(contract, first) &&
    findings.find((each) => each.seenIn.includes(each.law) && isSameReading(contract, each, first))
  return (isAccepted(first) && reasonFor(first, findings)) || only || compared || first
}

/** The findings of one cause as one, with the places of the others. */
function together(shown: LocatedFinding, findings: readonly LocatedFinding[]): LocatedFinding {
  const places = findings.map(({ operation, status, path }) => ({ operation, status, path }))
  const others = new Map(places.map((each) => [siteOf(each), each]))
  others.delete(siteOf(shown))
  return {
    ...shown,
    seenIn: [...new Set(findings.flatMap(({ seenIn }) => seenIn))],
    times: findings.reduce((sum, { times }) => sum + times, 0),
    ...(others.size > 0 && { also: [...others.values()] }),
  }
}

/** Whether a finding may show what an earlier one of the same journey has left behind. */
function mayFollow(contract: Contract, finding: Finding, before: Finding): boolean {
  if (!before.seenIn.some((name) => finding.seenIn.includes(name)) || before.rule === 'generated schema') return false
  // Of two calls at once either may have left it behind.
  const isAgain = before.culprit.atOnce || before.culprit.operation === finding.culprit.operation
  // A call that must be refused: only a wrong state makes it succeed, and what it says instead is a fault of its own.
  if (finding.rule === 'status' && isRefusal(finding.status))
    return isAccepted(finding) && isAgain && before.rule === 'law' && !isAccepted(before)
  if (finding.rule === 'status') return isAgain && (isAccepted(before) || before.rule === 'law')
  // What an answer tells of its host, and its headers, follow from no state.
  const isOfState = finding.path === 'status' || finding.path.startsWith('$')
  if (finding.rule !== 'law' || isAccepted(finding) || !isOfState) return false
  // A reading of a wrong shape leaves nothing behind that breaks a law.
  const isOfReading = operationNamed(contract, before.culprit.operation).method === 'GET'
  return isAccepted(before) || (isAgain && (before.rule === 'law' || (!isOfReading && !isRefusal(before.status))))
}

/**
 * The first finding of the same cause: of an error in a success, as from hosts that put every error into a 200; the law
 * that says why a call must be refused; or what an earlier one has in common with it or has left behind.
 */
function firstOfItsCause(
  run: Run,
  finding: LocatedFinding,
  all: readonly LocatedFinding[],
  causes: ReadonlyMap<LocatedFinding, string>,
): LocatedFinding {
  const { contract, effects } = run
  // Where instances contradict each other, nothing else is sure.
  const split = /^(?:law|status)$/.test(finding.rule) && all.find(({ law }) => law === oneQuestionHasOneAnswer.name)
  if (split) return split
  const source = effects.find(({ isEffect }) => isEffect(finding))
  const shown = source && all.find(source.isCause)
  if (shown) return shown
  const accepted = isAccepted(finding)
  const error = accepted && all.find(({ rule }) => rule === 'error as success')
  if (error) return error
  const hasSameCause = (each: LocatedFinding) =>
    causes.get(each) === causes.get(finding) ||
    mayFollow(contract, finding, each) ||
    isSameReading(contract, finding, each)
  const cause = all.slice(0, all.indexOf(finding)).find(hasSameCause)
  if (cause) return firstOfItsCause(run, cause, all, causes)
  return (accepted && reasonFor(finding, all)) || finding
}

/** One finding for each cause. `findings` are in the order in which they were seen, since effects follow their cause. */
export function byCause(
  found: readonly Finding[],
  contract: Contract,
  effects: readonly Effect[] = [],
): LocatedFinding[] {
  const run = { contract, effects }
  const findings = found.map((finding) => located(contract, finding))
  const causes = new Map(findings.map((finding) => [finding, JSON.stringify(causeOf(contract, finding))]))
  const groups = Map.groupBy(findings, (finding) => firstOfItsCause(run, finding, findings, causes))
  return [...groups].map(([cause, group]) => together(tellingOf(run, cause, group), group))
}
