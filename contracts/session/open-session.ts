import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Caller, Loose } from '../asked.ts'
import { answerLaws } from '../check/laws/answer-laws.ts'
import { curlOf } from '../curl.ts'
import { collectFindings, type Finding, type FindingClass, type Law, type Mismatch } from '../finding.ts'
import { type Answer, readAnswer } from '../judge/answer.ts'
import { documentedAnswer } from '#mocks/engine/call/check-answer.ts'
import { judgeShape, judgeStatus } from '../judge/judge.ts'
import type { Judged } from '../judge/schema-mismatches.ts'
import { requestFor } from '../request.ts'
import { createSecrets } from '../secrets.ts'
import { CannotPlay, NoAnswer } from '../stage.ts'
import type { Step } from '../step.ts'
import type { AskOptions, Session, SessionOptions } from './session.ts'

const sentences: Record<FindingClass, string> = {
  structure: 'An answer has the shape that the contract documents for its status.',
  additive: 'An answer has no field that the contract does not document.',
  protocol: 'Status, headers and timing are as documented in the contract.',
  behaviour: '',
}

const callerOf: Record<Caller, string | undefined> = {
  guest: undefined,
  customer: 'CUSTOMER_TOKEN',
  admin: 'ADMIN_TOKEN',
}

/** After so many calls without an answer an operation is not called again, since each waits for the timeout. */
const mostSilences = 2

/** Opens a session with a host, in this process or over HTTP, depending on `send`. */
export function openSession(options: SessionOptions): Session {
  const { origin, send, tokens, accounts, secrets = createSecrets(), onStep, onFinding } = options
  const findings = collectFindings()
  const silences = new Map<OperationId, number>()
  for (const account of Object.values(accounts)) secrets.hide(account.password)
  for (const token of Object.values(tokens)) secrets.hide(token)

  const tokenOf = (caller: Caller): string | undefined => {
    if (caller === 'guest') return undefined
    const token = tokens[caller]
    if (token === undefined) throw new CannotPlay(`there is no token for the ${caller}`)
    return token
  }

  function add(finding: Omit<Finding, 'effect'>): void {
    const { expected, got, curl } = finding
    const effect = finding.class === 'additive' ? 'additive' : 'breaking'
    const shown = { expected: secrets.redact(expected), got: secrets.redact(got), curl: secrets.redact(curl) }
    findings.add({ ...finding, ...shown, effect })
    onFinding?.({ ...finding, ...shown, effect })
  }

  const note = (judged: Judged, about: Pick<Finding, 'operation' | 'status' | 'step' | 'curl'>) =>
    add({ ...about, ...judged, law: judged.class, sentence: sentences[judged.class] })

  /** Keeps the token of a sign-in out of reports. */
  function hideToken({ body }: Answer): void {
    if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string')
      secrets.hide(body.token)
  }

  function report(law: Law, { id, answer, curl }: Step, mismatches: Iterable<Mismatch>, during: string): void {
    const about = { operation: id, status: String(answer.status), step: during, class: 'behaviour', times: 1 } as const
    for (const { path, expected, got } of mismatches)
      add({ ...about, path, expected, got, curl: curl(), law: law.name, sentence: law.sentence })
  }

  /** Sends a request. A missing answer is drift, and what needs the answer cannot be played. */
  async function sendOrNote(
    request: Request,
    id: OperationId,
    { wanted, step, always }: AskOptions,
    curl: () => string,
  ) {
    try {
      return await send(request, always)
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      silences.set(id, (silences.get(id) ?? 0) + 1)
      const mismatch = { path: 'network', expected: 'an answer', got: error.message } as const
      const about = { operation: id, status: wanted.join(' or '), step, curl: curl() }
      note({ ...mismatch, class: 'protocol', times: 1 }, about)
      throw new CannotPlay(`the host does not answer ${id}`, { cause: error })
    }
  }

  async function ask(id: OperationId, caller: Caller, asked: Loose, how: AskOptions): Promise<Step> {
    const operation = operations[id]
    const { wanted, step: during, lenient = false, token = tokenOf(caller) } = how
    const request = requestFor(origin, operation, asked, token ?? undefined)
    const variable = how.token === undefined ? callerOf[caller] : undefined
    const curl = () => curlOf(origin, operation, asked, variable)
    if ((silences.get(id) ?? 0) >= mostSilences) throw new CannotPlay(`the host does not answer ${id}`)
    const sent = performance.now()
    const answer = await readAnswer(await sendOrNote(request, id, how, curl))
    const ms = performance.now() - sent
    hideToken(answer)

    const documented = documentedAnswer(operation, answer.status) !== undefined
    const excused = lenient && documented && answer.status < 500
    const statuses = excused ? [] : judgeStatus(wanted, answer)
    const shapes = judgeShape(operation, answer)
    const about = { operation: id, status: wanted.join(' or '), step: during }
    for (const judged of [...statuses, ...shapes]) note(judged, { ...about, curl: curl() })

    const sound = statuses.length === 0 && shapes.every((judged) => judged.class === 'additive')
    const step: Step = { id, caller, asked, answer, during, ms, curl, sound }
    if (sound && answer.status < 300) for (const law of answerLaws) report(law, step, law.judge(step), during)
    onStep?.(step)
    return step
  }

  return { options, findings, secrets, ask, report }
}
