import { answerLaws } from '../judge/laws/answer-laws.ts'
import { errorsTellNothingOfTheHost, leaksIn, scriptsAreNoPage, scriptsIn } from '../judge/laws/leaks.ts'
import { collectFindings, type Finding, type Kind, type Law, type Mismatch } from '../judge/finding.ts'
import { type Answer, readAnswer } from '../judge/answer.ts'
import { asOneError, isPage } from '../judge/error-as-success.ts'
import { disagreements, generatedSchemaAgrees } from '../judge/generated-schema.ts'
import { judgeShape, judgeStatus } from '../judge/judge.ts'
import type { Judged } from '../judge/schema-mismatches.ts'
import { createSecrets } from './secrets.ts'
import type { Call } from '../judge/call.ts'
import { entityTagsFollowTheBody, watchEntityTags } from './entity-tags.ts'
import { oneQuestionHasOneAnswer, watchRepeatedReads } from './one-answer.ts'
import { createPrivacy } from './privacy.ts'
import { type AskOptions, type Session, type SessionOptions, theCaller } from './session.ts'
import { tellerOf } from './teller.ts'
import { type Loose, requestFor, CannotCall, type Credentials, NoAnswer } from '#openapi/contract/request.ts'
import { answerTo, operationNamed, refusalWords } from '#openapi/contract/operation.ts'

const sentences: Record<Judged['class'], Omit<Law, 'name'>> = {
  structure: {
    sentence: 'An answer has the shape that the contract documents for its status.',
    reason: 'Clients are generated from the contract and fail on what it does not allow.',
  },
  additive: {
    sentence: 'An answer has no field that the contract does not document.',
    reason: 'Nobody tests what nobody knows, and it may show more than it should.',
  },
  protocol: {
    sentence: 'Status, headers and timing are as documented in the contract.',
    reason: 'Clients decide by the status what to do next.',
  },
}

/** After so many calls without an answer an operation is not called again, since each waits for the timeout. */
const mostSilences = 2

/** Why a call cannot be made without a token. */
export const noToken = (caller: string) =>
  caller === theCaller ? 'there is no token: set CHECK_TOKEN' : `there is no token for the ${caller}`

/** In place of an answer that never came. */
const noAnswer: Answer = { status: 0, contentType: null, headers: new Headers(), text: '', body: undefined }

/** Opens a session with a host, in this process or over HTTP, depending on `send`. */
export function openSession(options: SessionOptions): Session {
  const { contract, knowledge, origin, send, tokens, accounts, label, secrets = createSecrets() } = options
  const { onCall, onFinding } = options
  const operations = new Map(contract.operations.map((operation) => [operation.id, operation]))
  const laws = [...answerLaws, ...knowledge.laws]
  const findings = collectFindings()
  const silences = new Map<string, number>()
  const known = Object.values(accounts).filter((account) => account !== undefined)
  for (const account of known) secrets.hide(account.password)
  for (const token of Object.values(tokens)) secrets.hide(token)
  const ofAccounts = known.flatMap(({ email, password }) => [email, password])
  const privacy = createPrivacy(contract, label, ofAccounts)
  const tell = tellerOf(options, privacy, secrets)
  const staleTags = watchEntityTags(send)
  const isSplit = watchRepeatedReads(options)
  /** Calls with a wrong answer that nobody has repeated yet. */
  const wrong: Array<{ call: Call; path: string; during: string; earlier: readonly Call[] }> = []

  const tokenOf = (caller: string): string | undefined => {
    if (caller === 'guest') return undefined
    const token = tokens[caller]
    if (token === undefined) throw new CannotCall(noToken(caller))
    return token
  }

  /** The callers for whose accounts the run has signed in once more, which ends the session before on some hosts. */
  const superseded = new Set<string>()
  const signingIn = new Map<string, Promise<boolean>>()

  /** The sessions of each account, the newest last. */
  const sessions = new Map<string, string[]>()

  /** Notes the token of a sign-in or a registration by the id of its account, since an e-mail address may change. */
  function noteSession({ body }: Answer): void {
    const { token, user } = (body ?? {}) as { token?: unknown; user?: { id?: unknown } }
    if (typeof token !== 'string' || typeof user?.id !== 'string') return
    sessions.set(user.id, [...(sessions.get(user.id) ?? []), token])
  }

  const wasReplaced = (token: string | null | undefined) =>
    [...sessions.values()].some((each) => each.includes(token ?? '') && each.at(-1) !== token)

  /** Whether a caller has a newer token than `token` now: after a new sign-in, the run signs in once more itself. */
  async function signedInAgain(caller: string, token: string | null | undefined): Promise<boolean> {
    if (tokens[caller] !== token) return true
    const underway = signingIn.get(caller)
    if (underway) return underway
    const account = accounts[caller]
    if (!account || !superseded.has(caller)) return false
    superseded.delete(caller)
    const signing = signIn(account).then((given) => {
      signingIn.delete(caller)
      if (given === undefined) return false
      tokens[caller] = given
      return true
    })
    signingIn.set(caller, signing)
    return signing
  }

  async function signIn(account: Credentials): Promise<string | undefined> {
    if (knowledge.signIn === undefined) return undefined
    const signingInBy = operationNamed(contract, knowledge.signIn)
    const answer = await readAnswer(await send(requestFor(origin, signingInBy, { body: account })))
    hideToken(answer)
    noteSession(answer)
    const { token } = (answer.body ?? {}) as { token?: unknown }
    return typeof token === 'string' ? token : undefined
  }

  type Told = Pick<Finding, 'status' | 'class' | 'rule' | 'law' | 'sentence' | 'reason' | 'times'> & { kind?: Kind }

  /** Adds a finding about the answer of a call, told from the calls before it. */
  function add(
    call: Call,
    mismatch: Mismatch,
    told: Told,
    during: string,
    earlier: readonly Call[],
    ofRefusals = false,
  ): void {
    const { path, expected, got } = privacy.worded(call, mismatch)
    const isItsStatus = path === 'status' && call.operation.method !== 'GET'
    const { culprit, calls } = tell(
      call,
      mismatch.path,
      earlier,
      isItsStatus ? 'itself' : ofRefusals ? 'refusals' : 'writes',
    )
    const value = mismatch.values?.got
    const finding: Finding = {
      ...told,
      operation: call.id,
      path,
      expected: secrets.redact(expected),
      got: secrets.redact(got),
      effect: told.class === 'additive' ? 'additive' : 'breaking',
      seenIn: [during],
      culprit,
      calls,
      ...(call.asked.raw && { isMalformed: true }),
      ...(isPage(call.operation, call.answer) && { isPage: true }),
      ...(told.rule === 'enum' && typeof value === 'string' && got === JSON.stringify(value) && { value }),
    }
    findings.add(finding)
    onFinding?.(finding)
    if (/^(?:\$|status)/.test(path) && /^(?:law|status)$/.test(told.rule)) wrong.push({ call, path, during, earlier })
  }

  /** Repeats the calls with a wrong answer, before anything else is written. */
  async function repeatWrong(): Promise<void> {
    for (const { call, path, during, earlier } of wrong.splice(0))
      if (await isSplit(call)) {
        const mismatch = { path, expected: 'the same answer each time', got: 'two answers in turn' }
        report(oneQuestionHasOneAnswer, call, [mismatch], during, earlier)
      }
  }

  function note(call: Call, judged: Judged, status: string, { during, earlier = [] }: AskOptions): void {
    const { class: name, rule, kind, times } = judged
    const told = { status, class: name, rule, times, law: name, ...sentences[name], ...(kind && { kind }) }
    // Why a call must be refused is not seen from its status.
    if (rule === 'status' && /^4\d\d$/.test(status))
      told.sentence = `${status} means: ${refusalWords(call.operation, status)}`
    // Why a refused call should have succeeded is not seen from its status either.
    const got = String(call.answer.status)
    if (rule === 'status' && status.startsWith('2') && got.startsWith('4') && got in call.operation.answers)
      told.sentence = `Not a case of ${got}, which means: ${refusalWords(call.operation, got)}`
    add(call, judged, told, during, earlier)
  }

  /** Keeps the token of a sign-in out of reports. */
  function hideToken({ body }: Answer): void {
    if (typeof body === 'object' && body !== null && 'token' in body && typeof body.token === 'string')
      secrets.hide(body.token)
  }

  function report(
    law: Law,
    call: Call,
    mismatches: Iterable<Mismatch>,
    during: string,
    earlier: readonly Call[] = [],
  ): void {
    const { name, sentence, reason } = law
    const status = String(call.answer.status)
    // A fault of the kit's own is neither cause nor effect of what the host does.
    const rule = law === generatedSchemaAgrees ? 'generated schema' : 'law'
    const told = { status, class: 'behaviour', rule, times: 1, law: name, sentence, reason } as const
    for (const mismatch of mismatches) add(call, mismatch, told, during, earlier, law.ofRefusals)
  }

  /** Sends a request. A missing answer is drift, unless another try follows, and what needs the answer cannot be made. */
  async function sendOrNote(request: Request, asked: Omit<Call, 'answer'>, how: AskOptions, leaving: () => void) {
    const { id, operation } = asked
    try {
      return await send(request, how.always, leaving)
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      if (operation.method !== 'GET' && how.unanswered?.has(id) === false) {
        how.unanswered.add(id)
        throw error
      }
      silences.set(id, (silences.get(id) ?? 0) + 1)
      const mismatch = { path: 'network', expected: 'an answer', got: error.message } as const
      const judged = { ...mismatch, class: 'protocol', rule: 'network', times: 1 } as const
      note({ ...asked, answer: noAnswer }, judged, how.wanted.join(' or '), how)
      throw new CannotCall(`the host does not answer ${id}`, { cause: error })
    }
  }

  async function ask(id: string, caller: string, asked: Loose, how: AskOptions): Promise<Call> {
    const operation = operations.get(id) ?? operationNamed(contract, id)
    const isSignIn = id === knowledge.signIn
    const { wanted, during, right = 'wanted', also = [], token = tokenOf(caller), earlier = [], batch } = how
    const request = () =>
      requestFor(origin, operation, asked, (how.token === undefined ? tokenOf(caller) : token) ?? undefined)
    const refused = how.always || how.slow ? undefined : options.refuses?.(id)
    if (refused !== undefined) throw new CannotCall(refused)
    if ((silences.get(id) ?? 0) >= mostSilences) throw new CannotCall(`the host does not answer ${id}`)
    await repeatWrong()
    privacy.sent(asked.body)
    const unanswered = {
      operation,
      id,
      caller,
      asked,
      during,
      ms: 0,
      sound: false,
      ...(batch && { batch }),
      ...(how.token !== undefined && { token: how.token }),
      ...(isSignIn && { isSignIn }),
    }
    // Not the wait for its turn, or for the end of a 429.
    let sent = performance.now()
    const answered = async (unsent: Request) =>
      readAnswer(await sendOrNote(unsent, unanswered, how, () => (sent = performance.now())))
    if (isSignIn)
      for (const each of Object.keys(accounts))
        if (JSON.stringify(asked.body) === JSON.stringify(accounts[each])) superseded.add(each)
    const first = await answered(request())
    const unasked = first.status === 401 && !wanted.includes('401')
    if (unasked && how.token !== undefined && wasReplaced(how.token))
      throw new CannotCall('the host ends a session when its account signs in again')
    const ended = unasked && how.token === undefined && caller !== 'guest'
    const answer = ended && (await signedInAgain(caller, token)) ? await answered(request()) : first
    const ms = performance.now() - sent
    hideToken(answer)
    if (answer.status < 300) noteSession(answer)

    const documented = answerTo(operation, answer.status) !== undefined
    const status = judgeStatus(wanted, answer)
    const shape = asOneError(operation, answer, judgeShape(operation, answer))
    const isError = shape.some(({ rule }) => rule === 'error as success')
    const isRight = also.includes(String(answer.status)) || (right === 'documented' && answer.status < 500)
    const excused = isRight && documented && !isError
    // The shape of an answer that should not have come is no second fault.
    const isWrong = status.length > 0 && !excused
    const judged = isWrong ? asOneError(operation, answer, status) : shape
    const sound = !isWrong && shape.every((each) => each.class === 'additive')
    const call: Call = { ...unanswered, answer, ms, sound }
    for (const each of judged)
      note(call, each, isWrong ? [...new Set(wanted)].join(' or ') : String(answer.status), how)
    if (!isWrong && !isError) {
      const generated = knowledge.generatedSchema?.(id, answer.status)
      report(generatedSchemaAgrees, call, disagreements(generated, call, shape), during, earlier)
    }
    report(errorsTellNothingOfTheHost, call, leaksIn(answer), during, earlier)
    report(scriptsAreNoPage, call, scriptsIn(answer), during, earlier)
    if (sound && answer.status < 300) for (const law of laws) report(law, call, law.judge(call), during, earlier)
    if (sound && answer.headers.has('ETag'))
      report(entityTagsFollowTheBody, call, await staleTags(call, request()), during, earlier)
    onCall?.(call)
    return call
  }

  return { options, findings, secrets, ask, report }
}
