import type { Violation } from './check-answer.ts'
import { type AnyImplementation, Reply } from './implementation.ts'
import type { Operation } from './operation.ts'

/** How a contract reads requests and judges answers. */
export interface CallRules<Op> {
  /** The arguments of an operation. Throws a 400 `Problem` for what the contract refuses. */
  readonly read: (operation: Op, request: Request, params: Record<string, string>) => Promise<object>
  /** All places where an answer breaks the contract; of a type of its own, by what is documented for that. */
  readonly violations: (operation: Op, status: number, body: unknown, type?: string) => readonly Violation[]
  /** The media type of an answer; without it all are JSON. */
  readonly contentType?: (operation: Op, status: number) => string
}

/** What signing in depends on. */
export interface SignInState<Db> {
  readonly db: Db
  /** Whether a planted fault ends the token of this call. */
  readonly faults: { expiresToken(): boolean }
  readonly now: () => Date
}

/** How a backend knows its callers. */
export interface SignIn<Db> {
  /** The caller of an operation that is not public. Throws a `Problem` if there is none or the role is wrong. */
  readonly demand: (request: Request, operation: Operation, state: SignInState<Db>) => { readonly id: string }
  /** The caller's role; undefined for a guest or an unknown token. */
  readonly roleOf: (request: Request, db: Db) => string | undefined
}

/** A call whose caller and request are checked, ready to be answered from a store. */
export interface Prepared<Db> {
  readonly user: { readonly id: string } | undefined
  readonly answerFrom: (db: Db) => Promise<Reply<unknown>>
}

interface Called<Op, Db> {
  readonly operation: Op
  readonly run: AnyImplementation | Reply<unknown>
  readonly request: Request
  readonly params: Record<string, string>
  readonly read: CallRules<Op>['read']
  readonly signIn: SignIn<Db>
}

/** Checks the caller and the request of a call against the contract. */
export async function prepare<Op extends Operation, Db>(
  { operation, run, request, params, read, signIn }: Called<Op, Db>,
  state: SignInState<Db>,
): Promise<Prepared<Db>> {
  const { access, answers } = operation
  const user = access === 'public' ? undefined : signIn.demand(request, operation, state)
  const given = await read(operation, request, params)
  return {
    user,
    answerFrom: async (db) => {
      if (run instanceof Reply) return run
      const answered = await run({ ...given, db, user, now: state.now() })
      if (answered instanceof Reply) return answered as Reply<unknown>
      const usual = ['201', '200', '204'].find((status) => status in answers)
      return new Reply<unknown>(Number(usual), answered)
    },
  }
}
