import { answerAgain } from '../tape/answer-again.ts'
import { createCallNotes } from '../tape/call-notes.ts'
import type { Violation } from '../call/check-answer.ts'
import type { Operation } from '../call/operation.ts'
import type { Fault } from '../network/faults.ts'
import { fingerprint } from '../table/fingerprint.ts'
import type { Instance } from './instance.ts'
import { askHost, type LiveHost } from '../network/live-host.ts'
import { type AnyImplementation, ExampleReply, RecordedReply, Reply } from '../call/implementation.ts'
import { type CallRules, prepare, type SignIn } from '../call/prepare.ts'
import { deliveredBody, noAnswer, planted, shapedBody, wait } from '../network/planted-answer.ts'
import { type ErrorBody, Problem } from '../call/problem.ts'
import type { Replay } from '../tape/replay.ts'
import { RequestLog } from '../tape/request-log.ts'
import { createRouter, type Handlers } from '../call/router.ts'
import { jsonOf } from '../call/shared-answer.ts'
import type { AnyStore } from '../table/store.ts'
import { undocumented } from '../call/undocumented.ts'

/** Whether an address has a doubled slash, a backslash, a control character or a broken escape in its path. */
function isMalformed(url: string): boolean {
  // Fast path for nearly every call: an address without these characters cannot be malformed.
  if (!/%|\/\/|\\/.test(url.slice(url.indexOf('://') + 3))) return false
  const { pathname } = new URL(url)
  try {
    // oxlint-disable-next-line no-control-regex -- it looks for control characters
    return pathname.includes('//') || /[\x00-\x1f\x7f\\]/.test(decodeURIComponent(pathname))
  } catch {
    return true
  }
}

/** The contract's example of a success. */
interface Example {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface BackendOptions<Op extends Operation, Db extends AnyStore> {
  operations: Readonly<Record<string, Op>>
  rules: CallRules<Op>
  signIn: SignIn<Db>
  implementations: Readonly<Record<string, AnyImplementation>>
  /** Gives the contract's example of a success, or a recorded answer, for an operation that has no implementation. */
  exampleOf?: (id: string, request: Request) => Promise<Example | undefined>
  /** Shared by the backends of one contract; without it one is made, which has no other addresses. */
  router?: ReturnType<typeof createRouter<Op, Db>>
  errorBody?: ErrorBody
  /** Holds the store, the clock and the faults, and stores changes. */
  instance: Instance<Db>
  /** Answers the operations that the setting `live` names; without it all are mocked. */
  host?: LiveHost<Db>
  /** Gives recorded answers to reads while the rows they show are unchanged. */
  replay?: Replay<Db>
  /** Called with each answer that breaks the contract. By default it is thrown and the call gets 500. */
  onViolation?: (violation: string) => void
}

export interface Backend {
  /** Answers a request to an operation or a route; 501 for any other path, 405 for another method. */
  fetch: (request: Request) => Promise<Response>
  state: () => Promise<{ hash: string; counts: Record<string, number> }>
  /** The latest calls. */
  readonly requests: RequestLog
}

/** An answer, and where it breaks the contract, if that is known already. */
interface CheckedReply {
  reply: Reply<unknown>
  broken?: readonly Violation[]
}

const throwViolation = (text: string) => {
  throw new Error(text)
}
const messageAndErrors: ErrorBody = (_path, { message, errors }) => ({ message, ...(errors && { errors }) })

/** Answers the calls of a contract: signs in, checks the role, validates, plants faults, and checks each answer. */
export function backendFor<Op extends Operation, Db extends AnyStore>({
  operations,
  rules: { read, violations, contentType = () => 'application/json' },
  signIn,
  implementations,
  exampleOf,
  router = createRouter<Op, Db>(operations, []),
  errorBody = messageAndErrors,
  instance,
  host,
  replay,
  onViolation = throwViolation,
}: BackendOptions<Op, Db>): Backend {
  const requests = new RequestLog()
  const notes = createCallNotes(requests, instance.now)

  async function implementationOf({ id }: Op, request: Request): Promise<AnyImplementation | Reply<unknown>> {
    const own = Object.hasOwn(implementations, id) ? implementations[id] : undefined
    if (own) return own
    const example = await exampleOf?.(id, request)
    if (!example) throw new Error(`${id} has no implementation, and the contract no example of its answer.`)
    if (example instanceof RecordedReply) return example
    return new ExampleReply(example.status, example.body, example.headers)
  }

  /** Forwards the call to the host, and applies a planted fault to its answer. */
  async function relay(to: LiveHost<Db>, operation: Op, request: Request, fault?: Fault): Promise<Response> {
    const { status, body, text, response } = await askHost(to, request)
    if (response.ok)
      await instance.exclusively(true, () => to.take(operation, request, body, instance.db, instance.now()))
    const struck = status !== 0 && text !== '' ? fault : undefined
    const sent = shapedBody(body, struck)
    const sentText = sent === body ? text : jsonOf(sent)
    notes.add(request, {
      from: 'live',
      role: signIn.roleOf(request, instance.db),
      answerBody: sentText,
      violations: status === 0 ? [] : violations(operation, status, sent),
    })
    return struck ? new Response(deliveredBody(sentText, struck, request.signal), response) : response
  }

  async function answer(operation: Op, request: Request, params: Record<string, string>): Promise<Response> {
    const fault = instance.faults.next(operation)
    notes.add(request, { operationId: operation.id, ...(fault && { fault: fault.kind }) })
    if (instance.faults.latency > 0) await wait(instance.faults.latency, request.signal)
    if (fault?.kind === 'abort') return Response.error()
    if (fault?.kind === 'no-answer') return noAnswer(request.signal)
    const refuse = (error: unknown) => {
      if (error instanceof Problem) return new Reply<unknown>(error.status, errorBody(operation.path, error, operation))
      throw error
    }
    if (fault && /^\d/.test(fault.kind)) return deliver(operation, request, refuse(planted(fault.kind)))
    if (host && instance.settings.live?.includes(operation.id)) return relay(host, operation, request, fault)
    const isRead = operation.method === 'GET'
    const { reply, broken } = await instance.exclusively(!isRead, async (): Promise<CheckedReply> => {
      const { db } = instance
      if (operation.access !== 'public') notes.add(request, { role: signIn.roleOf(request, db) })
      const run = await implementationOf(operation, request)
      const prepared = await prepare({ operation, run, request, params, read, signIn }, instance).catch(refuse)
      if (replay && isRead)
        return { reply: await answerAgain(replay, { operation, request, db, prepared, refuse, errorBody }) }
      if (prepared instanceof Reply) return { reply: prepared }
      const answered = async () => checkedReply(operation, request, await prepared.answerFrom(db))
      return db.orTakeBack(answered).catch((error: unknown) => ({ reply: refuse(error) }))
    })
    if (reply instanceof RecordedReply) notes.add(request, { from: 'recorded' })
    if (reply instanceof ExampleReply) notes.add(request, { from: 'example' })
    return deliver(operation, request, reply, fault, broken)
  }

  /** Says where an answer breaks the contract. */
  function checkedReply(operation: Op, request: Request, reply: Reply<unknown>): Required<CheckedReply> {
    const { status, body } = reply
    const recorded = reply instanceof RecordedReply ? reply : undefined
    const broken = recorded?.violations ?? violations(operation, status, body, reply.headers['Content-Type'])
    if (broken.length > 0) {
      notes.add(request, { violations: broken })
      const where = broken.map(({ path, message }) => (path ? `${path}: ${message}` : message))
      if (!recorded) onViolation(`${operation.id} ${status} breaks the contract at ${where.join('; ')}`)
    }
    return { reply, broken }
  }

  /** The final answer: checked against the contract, unless a planted fault breaks it on purpose. */
  function deliver(
    operation: Op,
    request: Request,
    reply: Reply<unknown>,
    fault?: Fault,
    broken = checkedReply(operation, request, reply).broken,
  ): Response {
    const { status, body } = reply
    const recorded = reply instanceof RecordedReply ? reply : undefined
    const marked: Record<string, string> = reply instanceof ExampleReply ? { 'X-Kit-Answer': 'example' } : {}
    if (status === 204 || body === undefined)
      return new Response(null, { status, headers: { ...reply.headers, ...marked } })
    const type = reply.headers['Content-Type'] ?? contentType(operation, status)
    const sent = shapedBody(body, fault)
    const text = typeof sent === 'string' && !/json/.test(type) ? sent : jsonOf(sent)
    notes.add(request, {
      answerBody: () => jsonOf(sent),
      violations: sent === body ? broken : violations(operation, status, sent),
    })
    // Faster than Response.json, which the server would send as a stream.
    const headers = recorded?.headers ?? { 'Content-Type': type, ...reply.headers, ...marked }
    return new Response(fault ? deliveredBody(text, fault, request.signal) : text, { status, headers })
  }

  const handlers: Handlers<Op, Db> = {
    call: answer,
    // Queued with the calls, so that it includes the latest changes of other tabs.
    route: async (route, { url }, id) => {
      const found = await instance.exclusively(false, async () => route.answer(id, instance.db))
      return found.status === 404 && host ? (await askHost(host, new Request(url))).response : found
    },
    unknown: (request) => {
      notes.add(request, { violations: [{ path: '', message: 'The contract has no such call.' }] })
      return undocumented(operations, request, errorBody)
    },
    failed: (error, request) => {
      // A bug in the backend, or an answer that breaks the contract: nobody else would report it.
      // oxlint-disable-next-line no-console -- the only place where the backend logs
      console.error(error)
      const message = error.message || 'The backend failed.'
      notes.add(request, { answerBody: message })
      return Response.json(errorBody(new URL(request.url).pathname, { message }), { status: 500 })
    },
  }
  const routed = async (request: Request) => {
    if (!isMalformed(request.url)) return router.fetch(request, handlers)
    const message =
      'The address is malformed: it has a doubled slash, a backslash, a control character or a broken escape.'
    return Response.json(errorBody(new URL(request.url).pathname, { message }), { status: 400 })
  }

  return {
    fetch: (request) => notes.logged(request, () => routed(request)),
    state: () => fingerprint(instance.db),
    requests,
  }
}
