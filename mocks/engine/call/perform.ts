import { demandCaller, type SignInState } from './caller.ts'
import type { Operation } from './operation.ts'
import { type AnyImplementation, ExampleReply, Reply } from './implementation.ts'
import { readRequest } from './read-request.ts'
import type { AccountStore } from './sign-in.ts'

/** A call whose caller and request are checked, ready to be answered from a store. */
export interface Prepared<Db> {
  readonly user: { readonly id: string } | undefined
  readonly answerFrom: (db: Db) => Promise<Reply<unknown>>
}

/** Checks the caller and the request of a call against the contract. */
export async function prepare<Db extends AccountStore>(
  operation: Operation,
  run: AnyImplementation | ExampleReply,
  request: Request,
  params: Record<string, string>,
  state: SignInState,
): Promise<Prepared<Db>> {
  const { access, answers } = operation
  const user = access === 'public' ? undefined : demandCaller(request, access, state)
  const read = await readRequest(operation, request, params)
  return {
    user,
    answerFrom: async (db) => {
      if (run instanceof ExampleReply) return run
      const answered = await run({ ...read, db, user, now: state.now() })
      if (answered instanceof Reply) return answered as Reply<unknown>
      const usual = ['201', '200', '204'].find((status) => status in answers)
      return new Reply<unknown>(Number(usual), answered)
    },
  }
}
