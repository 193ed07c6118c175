import { type Answer, readAnswer } from '../judge/answer.ts'
import type { Call } from '../judge/call.ts'
import { disagreements, generatedSchemaAgrees } from '../judge/generated-schema.ts'
import { judgeAnswer } from '../judge/judge.ts'
import { answerLaws } from '../judge/laws/answer-laws.ts'
import { errorsTellNothingOfTheHost, leaksIn, scriptsAreNoPage, scriptsIn } from '../judge/laws/leaks.ts'
import { createCallers } from './callers.ts'
import { entityTagsFollowTheBody, watchEntityTags } from './entity-tags.ts'
import { createPrivacy } from './privacy.ts'
import { createSecrets } from './secrets.ts'
import type { AskOptions, Session, SessionOptions } from './session.ts'
import { sessionFindings } from './session-findings.ts'
import { type RequestInput, requestFor, CannotCall, NoAnswer } from '#openapi/contract/request.ts'
import { operationNamed } from '#openapi/contract/operation.ts'

/** After so many calls without an answer an operation is not called again, since each waits for the timeout. */
const mostSilences = 2

/** In place of an answer that never came. */
const noAnswer: Answer = { status: 0, contentType: null, headers: new Headers(), text: '', body: undefined }

/** Opens a session with a host, in this process or over HTTP, depending on `send`. */
export function openSession(options: SessionOptions): Session {
  const { contract, knowledge, origin, send, accounts, label, secrets = createSecrets() } = options
  const operations = new Map(contract.operations.map((operation) => [operation.id, operation]))
  const laws = [...answerLaws, ...knowledge.laws]
  const ofAccounts = Object.values(accounts).flatMap((account) => (account ? [account.email, account.password] : []))
  const callers = createCallers(options, secrets)
  const privacy = createPrivacy(contract, label, ofAccounts)
  const findings = sessionFindings(options, privacy, secrets)
  const staleTags = watchEntityTags(send)
  const silences = new Map<string, number>()

  /** Sends a request. A missing answer is drift, unless another try follows, and what needs the answer cannot be made. */
  async function sendOrNote(request: Request, unanswered: Omit<Call, 'answer'>, how: AskOptions, leaving: () => void) {
    const { id, operation } = unanswered
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
      findings.mismatch({ ...unanswered, answer: noAnswer }, judged, how.wanted.join(' or '), how)
      throw new CannotCall(`the host does not answer ${id}`, { cause: error })
    }
  }

  /** Sends a call, once more if the host has ended the session of its caller. */
  async function sendCall(id: string, caller: string, input: RequestInput, how: AskOptions) {
    const operation = operations.get(id) ?? operationNamed(contract, id)
    const token = how.token === undefined ? callers.tokenOf(caller) : how.token
    const isSignIn = id === knowledge.signIn
    await findings.repeatWrong()
    privacy.sent(input.body)
    const unanswered = {
      operation,
      id,
      caller,
      input,
      context: how.context,
      ms: 0,
      sound: false,
      ...(how.batch && { batch: how.batch }),
      ...(how.token !== undefined && { token: how.token }),
      ...(isSignIn && { isSignIn }),
    }
    const request = () =>
      requestFor(origin, operation, input, (how.token === undefined ? callers.tokenOf(caller) : token) ?? undefined)
    // Not the wait for its turn, or for the end of a 429.
    let sent = performance.now()
    const answered = async () =>
      readAnswer(await sendOrNote(request(), unanswered, how, () => (sent = performance.now())))
    if (isSignIn) callers.signingIn(input.body)
    const first = await answered()
    const unasked = first.status === 401 && !how.wanted.includes('401')
    if (unasked && how.token != null && callers.wasReplaced(how.token))
      throw new CannotCall('the host ends a session when its account signs in again')
    const ended = unasked && how.token === undefined && caller !== 'guest'
    const answer = ended && (await callers.signedInAgain(caller, token)) ? await answered() : first
    callers.answered(answer)
    privacy.answered(operation, answer)
    return { call: { ...unanswered, answer, ms: performance.now() - sent }, request }
  }

  async function ask(id: string, caller: string, input: RequestInput, how: AskOptions): Promise<Call> {
    const refused = how.always || how.slow ? undefined : options.refuses?.(id)
    if (refused !== undefined) throw new CannotCall(refused)
    if ((silences.get(id) ?? 0) >= mostSilences) throw new CannotCall(`the host does not answer ${id}`)
    const { call: unjudged, request } = await sendCall(id, caller, input, how)
    const { operation, answer } = unjudged
    const { mismatches, shape, isWrong, isError } = judgeAnswer(operation, answer, how)
    const call: Call = { ...unjudged, sound: !isWrong && shape.every((each) => each.class === 'additive') }
    const { sound } = call
    const expected = isWrong ? [...new Set(how.wanted)].join(' or ') : String(answer.status)
    for (const each of mismatches) findings.mismatch(call, each, expected, how)
    if (!isWrong && !isError) {
      const generated = knowledge.generatedSchema?.(id, answer.status)
      findings.report(generatedSchemaAgrees, call, disagreements(generated, call, shape), how)
    }
    findings.report(errorsTellNothingOfTheHost, call, leaksIn(answer), how)
    findings.report(scriptsAreNoPage, call, scriptsIn(answer), how)
    if (sound && answer.status < 300) for (const law of laws) findings.report(law, call, law.judge(call), how)
    if (sound && answer.headers.has('ETag'))
      findings.report(entityTagsFollowTheBody, call, await staleTags(call, request()), how)
    options.onCall?.(call)
    return call
  }

  return {
    options,
    findings: findings.all,
    secrets,
    ask,
    report: (law, call, mismatches, context, earlier) =>
      findings.report(law, call, mismatches, { context, ...(earlier && { earlier }) }),
  }
}
