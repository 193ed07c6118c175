import { Hono } from 'hono'
import type { z } from 'zod'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Session } from '#openapi/generated/zod/schemas/session.zod.ts'
import type { RecordOf } from '#mocks/records.ts'
import { fingerprint } from './fingerprint.ts'
import type { Store } from '#mocks/store.ts'
import { violation } from './check-answer.ts'
import { implementations } from '../implementations.ts'
import { userAnswer } from '../rules/answers.ts'
import { hasEnded, startSession } from '../rules/sessions.ts'
import { type Call, type Implementation, Reply } from './operation.ts'
import { Problem, forbidden, unauthorized } from './problem.ts'
import { readRequest } from './read-request.ts'
import { undocumented } from './undocumented.ts'
import type { Shop } from './shop.ts'

export interface BackendOptions {
  /** Holds the store, the clock and the faults, and keeps what was changed. */
  shop: Shop
  /** Told of each answer that breaks the contract. By default it is thrown, and the call answers 500. */
  onViolation?: (violation: string) => void
}

export interface Backend {
  /** Answers a request to `/v1`, `/api` or `/uploads`; 501 for anything else. */
  fetch: (request: Request) => Promise<Response>
  /** A new session of the seeded account with this role. */
  signIn: (role: RecordOf<'users'>['role']) => Promise<z.input<typeof Session>>
  state: () => Promise<{ hash: string; counts: Record<string, number> }>
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const refusal = (path: string, { status, message, errors }: Problem) =>
  new Reply<unknown>(status, path.startsWith('/api/') ? { error: message } : { message, ...(errors && { errors }) })

/** The backend behind all doors: one router, and for each call sign-in, role, validation, faults and the check of its answer. */
export function createBackend({ shop, onViolation }: BackendOptions): Backend {
  const refuse =
    onViolation ??
    ((text: string) => {
      throw new Error(text)
    })

  function caller(db: Store, request: Request, access: string): RecordOf<'users'> | undefined {
    if (access === 'public') return undefined
    const token = /^Bearer +(.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? unauthorized()
    const session = db.sessions.get(token)
    if (!session || shop.faults.expiresToken() || hasEnded(session, shop.now()))
      unauthorized('Your session has ended. Please sign in again.')
    const user = db.users.get(session.userId) ?? unauthorized()
    if (access !== 'token' && user.role !== access) forbidden('This needs an administrator account.')
    return user
  }

  async function perform(id: OperationId, request: Request, params: Record<string, string>) {
    const operation = operations[id]
    shop.faults.strike(operation)
    const user = caller(shop.db, request, operation.access)
    const read = await readRequest(operation, request, params)
    // Validated by the very schemas that type the call: here the table's type is lost and found again.
    const run = implementations[id] as unknown as Implementation<OperationId>
    const answered = await run({ ...read, db: shop.db, user, now: shop.now() } as unknown as Call<OperationId>)
    if (answered instanceof Reply) return answered
    const usual = (['201', '200', '204'] as const).find((status) => status in operation.answers)
    return new Reply(Number(usual), answered)
  }

  async function answer(id: OperationId, request: Request, params: Record<string, string>): Promise<Response> {
    const operation = operations[id]
    if (shop.faults.latency > 0) await wait(shop.faults.latency, request.signal)
    const reply: Reply<unknown> = await shop.exclusively(operation.method !== 'GET', () =>
      perform(id, request, params).catch((error: unknown) => {
        if (error instanceof Problem) return refusal(operation.path, error)
        throw error
      }),
    )
    const broken = violation(operation, reply.status, reply.body)
    if (broken) refuse(broken)
    return reply.status === 204
      ? new Response(null, { status: 204 })
      : Response.json(reply.body, { status: reply.status })
  }

  const router = new Hono()
  for (const { id, method, path } of Object.values(operations)) {
    router.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), (context) =>
      answer(id, context.req.raw, context.req.param()),
    )
  }
  router.get('/uploads/:id', async (context) => {
    // In turn with the calls, so that a picture that another tab has just uploaded is there.
    const upload = await shop.exclusively(false, async () => shop.db.uploads.get(context.req.param('id')))
    if (!upload) return Response.json({ message: 'Picture not found' }, { status: 404 })
    const bytes = Uint8Array.from(atob(upload.base64), (letter) => letter.charCodeAt(0))
    return new Response(bytes, { headers: { 'Content-Type': upload.contentType } })
  })
  router.notFound(({ req }) => undocumented(req.raw))
  router.onError((error, { req }) => {
    // A fault of the backend itself, or an answer that breaks the contract: nobody should overlook it.
    // oxlint-disable-next-line no-console -- the one place where the backend must be heard
    console.error(error)
    const message = error.message || 'The backend failed.'
    return Response.json(req.path.startsWith('/api/') ? { error: message } : { message }, { status: 500 })
  })

  return {
    fetch: async (request) => router.fetch(request),
    signIn: (role) =>
      shop.exclusively(true, async () => {
        const account = shop.db.users.all().find((user) => user.role === role)
        if (!account) throw new Error(`The seeded shop has no account with the role ${role}.`)
        const { id: token } = await startSession(shop.db, account, shop.now())
        return { token, user: userAnswer(shop.db, account) }
      }),
    state: () => fingerprint(shop.db),
  }
}
