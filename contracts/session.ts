import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { answerLaws } from './check/laws/answer-laws.ts'
import type { Caller, Loose } from './asked.ts'
import { collectFindings, type Finding, type FindingClass, type Law, type Mismatch } from './finding.ts'
import { type Answer, documentedAnswer, type Judged, judgeShape, judgeStatus, readAnswer } from './judge.ts'
import { curlOf } from './curl.ts'
import { requestFor } from './request.ts'
import { createSecrets, type Secrets } from './secrets.ts'
import { CannotPlay, type Credentials, NoAnswer } from './stage.ts'
import type { Step } from './step.ts'

export interface SessionOptions {
  origin: string
  /** Takes a request to the host. It may refuse with `CannotPlay`. */
  send: (request: Request, always?: boolean) => Promise<Response>
  /** The accounts to sign in with; for a missing one only its token is known. */
  accounts: Partial<Record<'customer' | 'admin', Credentials>>
  tokens: Partial<Record<'customer' | 'admin', string>>
  /** Decides which of the host's records are used. */
  seed: number
  /** Marks the names of this run's records, so that no earlier run has used them. */
  label: string
  secrets?: Secrets
  /** Creates nothing that cannot be undone. */
  traceless?: boolean
  /** Told of every request and its answer. */
  onStep?: (step: Step) => void
  /** Told of every finding, the first time and again. */
  onFinding?: (finding: Finding) => void
}

export interface AskOptions {
  /** The documented statuses that count as right. */
  wanted: readonly string[]
  /** What the check is doing, for the report. */
  step: string
  /** Another documented answer is no finding: the host may be more lenient than the contract. */
  lenient?: boolean
  /** In place of the caller's own token; null sends none. */
  token?: string | null
  /** Sent even after the run was stopped, since it undoes a change. */
  always?: boolean
}

/** A run against one host: its callers, its requests and its findings. */
export interface Session {
  readonly options: SessionOptions
  readonly findings: ReturnType<typeof collectFindings>
  readonly secrets: Secrets
  /** Makes one call and judges its answer by the contract and by every law of single answers. */
  ask(id: OperationId, caller: Caller, asked: Loose, options: AskOptions): Promise<Step>
  /** Notes that a law does not hold in an answer. */
  report(law: Law, step: Step, mismatches: Iterable<Mismatch>, during: string): void
}

const sentences: Record<FindingClass, string> = {
  structure: 'An answer has the shape that the contract documents for its status.',
  additive: 'An answer has no field that the contract does not document.',
  protocol: 'Status, headers and timing are those that the contract documents.',
  behaviour: '',
}

const callerOf: Record<Caller, string | undefined> = {
  guest: undefined,
  customer: 'CUSTOMER_TOKEN',
  admin: 'ADMIN_TOKEN',
}

/** Calls without an answer after which an operation is asked no more: each costs the whole time-out. */
const mostSilences = 2

/** Opens a session with one host: in this process or over HTTP, whatever `send` does. */
export function openSession(options: SessionOptions): Session {
  const { origin, send, tokens, accounts, secrets = createSecrets(), onStep, onFinding } = options
  const findings = collectFindings()
  const silences = new Map<OperationId, number>()
  for (const account of Object.values(accounts)) secrets.hide(account.password)
  for (const token of Object.values(tokens)) secrets.hide(token)

  const tokenOf = (caller: Caller): string | undefined => {
    if (caller === 'guest') return undefined
    const token = tokens[caller]
    if (token === undefined) throw new CannotPlay(`there is no token of the ${caller}`)
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

  /** A sign-in brings a token that must not be shown from here on. */
  function hideToken({ body }: Answer): void {
    if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string')
      secrets.hide(body.token)
  }

  function report(law: Law, { id, answer, curl }: Step, mismatches: Iterable<Mismatch>, during: string): void {
    const about = { operation: id, status: String(answer.status), step: during, class: 'behaviour', times: 1 } as const
    for (const { path, expected, got } of mismatches)
      add({ ...about, path, expected, got, curl: curl(), law: law.name, sentence: law.sentence })
  }

  /** A request without an answer is drift of its operation, and hinders whatever needs the answer. */
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
      throw new CannotPlay(`the host gives no answer to ${id}`, { cause: error })
    }
  }

  async function ask(id: OperationId, caller: Caller, asked: Loose, how: AskOptions): Promise<Step> {
    const operation = operations[id]
    const { wanted, step: during, lenient = false, token = tokenOf(caller) } = how
    const request = requestFor(origin, operation, asked, token ?? undefined)
    const variable = how.token === undefined ? callerOf[caller] : undefined
    const curl = () => curlOf(origin, operation, asked, variable)
    if ((silences.get(id) ?? 0) >= mostSilences) throw new CannotPlay(`the host gives no answer to ${id}`)
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
