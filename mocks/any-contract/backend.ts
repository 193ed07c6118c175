import { Hono } from 'hono'
import type { Contract, Operation } from '#openapi/contract/contract.ts'
import { bodyOfType } from '#openapi/contract/media-type.ts'
import { answerTo, statusesOf } from '#openapi/contract/operation.ts'
import { sentTo, signsInWith } from '#openapi/contract/sign-in.ts'
import { isOfTheOther } from '#openapi/contract/validator.ts'
import { Reply } from '../engine/call/implementation.ts'
import { operationsAt, valuesAt } from '../engine/call/operation-at.ts'
import type { CallRules, SignIn } from '../engine/call/prepare.ts'
import { type ErrorBody, forbidden, messageOnly, Problem, sessionEnded, unauthorized } from '../engine/call/problem.ts'
import type { Handlers } from '../engine/call/router.ts'
import { backendFor } from '../engine/kit/backend.ts'
import { defaultSettings } from '../engine/kit/head.ts'
import { type KeepOptions, openInstance } from '../engine/kit/instance.ts'
import { createKit } from '../engine/kit/kit.ts'
import { sharedSeeds } from '../engine/kit/shared-seeds.ts'
import { AnyStore } from '../engine/table/store.ts'
import { bodyIn, breach, givenFor } from './breach.ts'
import { derive } from './derive.ts'
import { hasKeys, keyedAnswers, onceForAKey } from './idempotency-key.ts'
import { implementationsOf } from './implementations.ts'
import { acceptedOf, exampleAnswer, exampleOf, statusOf } from './documented.ts'
import { preferred } from './preferred.ts'
import { sound } from './repaired.ts'
import type { KitAccount, KitCall, KitConfig, KitStore } from './project/define-kit.ts'
import type { RecordedRows } from './recorded-rows.ts'
import { kindsOf, seededRows } from './rows.ts'
import { scenariosOf } from './scenarios.ts'

/** The time at which the clock starts. */
const anchor = new Date('2026-01-15T04:30:00Z')

/** What a request says, once it is known that the contract allows it. */
async function readRequest(operation: Operation, request: Request, params: Record<string, string>): Promise<object> {
  const sent = operation.body ? request.clone() : request
  const wantsTag = operation.parameters.some(({ name, required }) => required && /^if-match$/i.test(name))
  if (wantsTag && !request.headers.has('If-Match') && statusesOf(operation).includes('428'))
    throw new Problem(428, 'Send If-Match with the ETag of the record.')
  const wrong = await breach(operation, request)
  if (wrong) {
    // An id that no record can have is as unknown as any other, where nothing else is documented.
    const statuses = wrong.place === 'path' ? ['422', '400', '404'] : ['422', '400']
    const documented = statuses.find((status) => statusesOf(operation).includes(status))
    throw new Problem(Number(documented ?? 400), wrong.words)
  }
  const success = answerTo(operation, statusOf(operation))
  if (success?.body && !acceptedOf(success, request) && statusesOf(operation).includes('406'))
    throw new Problem(406, 'The contract documents no answer of a type that is accepted.')
  const { url, headers } = request
  const called = { operation, url: new URL(url), headers }
  const query = operation.parameters
    .filter((each) => each.in === 'query')
    .map((each): [string, unknown] => [each.name, givenFor(each, called)])
  return { params, query: Object.fromEntries(query), body: await bodyIn(operation, sent), url, headers }
}

const violations: CallRules<Operation>['violations'] = (operation, status, body, type = '') => {
  const answer = answerTo(operation, status)
  const documented = bodyOfType(answer?.bodies ?? [], type) ?? answer?.body
  const errors = documented && body !== undefined ? documented.validate(body) : []
  return errors
    .filter((error) => !isOfTheOther(error, 'writeOnly'))
    .map(({ instancePath, message = 'is wrong' }) => ({ path: `body${instancePath.replaceAll('/', '.')}`, message }))
}

const rules: CallRules<Operation> = {
  read: readRequest,
  violations: (operation, status, body, type) =>
    typeof body === 'object' && body !== null && sound.has(body) ? [] : violations(operation, status, body, type),
  contentType: (operation, status) => answerTo(operation, status)?.body?.contentType ?? 'application/json',
}

/** Whether a request has what one of the ways to sign in wants. */
const isSignedIn = (request: Request, { signIn: ways }: Operation) =>
  ways.length === 0 || ways.some((way) => sentTo(request, way) !== null)

/** Callers are the accounts; where there are none, whoever sends what the contract signs in with. */
function signInOf({ operations }: Contract, accounts: readonly KitAccount[] | undefined): SignIn<AnyStore> {
  const accountOf = (request: Request, ways: Operation['signIn']) =>
    accounts?.find(({ token }) => ways.some((way) => signsInWith(request, way, token)))
  const allWays = operations.flatMap(({ signIn }) => signIn)
  return {
    demand: (request, operation, { faults }) => {
      const { signIn: ways, access } = operation as Operation
      if (!isSignedIn(request, operation as Operation)) unauthorized('Sign in: the contract wants a token here.')
      const account = accountOf(request, ways)
      if (accounts && ways.length > 0 && !account) unauthorized('Nobody has this token.')
      if (faults.expiresToken()) unauthorized(sessionEnded)
      if (account && access !== 'token' && account.role !== access) forbidden(`This needs the role ${access}.`)
      return { id: account?.name ?? 'caller', ...account }
    },
    roleOf: (request) => accountOf(request, allWays)?.name,
  }
}

/** A documented refusal with its reason; where none is documented, the project's own. */
const errorBodyOf =
  (own: ErrorBody): ErrorBody =>
  (path, problem, operation) => {
    const { message, status = 500 } = problem
    const answer = operation && answerTo(operation as Operation, status)
    if (!answer) return own(path, problem)
    return answer.body ? exampleOf(answer.body, status, { reason: message }) : undefined
  }

interface AnyOptions extends KitStore {
  readonly zone?: KitConfig['zone']
  /** A recorded session, whose rows are the first ones in place of seeded ones. */
  readonly recorded?: RecordedRows | undefined
}

/** Leads a call to its operation; one with `Prefer: code=404` to the answer that it names. */
function routerOf({ operations }: Contract) {
  const router = new Hono<{ Bindings: Handlers<Operation, AnyStore> }>()
  router.all('*', ({ req, env }) => {
    const { pathname } = new URL(req.url)
    const method = req.method === 'HEAD' ? 'GET' : req.method
    const operation = operationsAt(operations, pathname).find((each) => each.method === method)
    if (!operation) return env.unknown(req.raw)
    return preferred(operation, req.raw) ?? env.call(operation, req.raw, valuesAt(operation.path, pathname))
  })
  router.onError((error, { env, req }) => env.failed(error, req.raw))
  return router
}

/** What all backends of one contract share. Throws one line that names a rule of no operation, or a wrong scenario. */
export function anyContract(
  contract: Contract,
  {
    rows = 12,
    seed: usualSeed = defaultSettings.seed,
    accounts,
    operations: own = {},
    scenarios: ownScenarios,
    errorBody = messageOnly,
    zone,
    recorded,
  }: AnyOptions = {},
) {
  const derivation = derive(contract)
  const start = recorded?.at ?? anchor
  const scenarios = scenariosOf(derivation, ownScenarios)
  const router = routerOf(contract)
  const signIn = signInOf(contract, accounts)
  const kinds = kindsOf(derivation, hasKeys(contract) ? [keyedAnswers] : [])
  const operations = Object.fromEntries(contract.operations.map((each) => [each.id, each]))
  const unknownId = Object.keys(own).find((id) => !Object.hasOwn(operations, id))
  if (unknownId !== undefined) throw new Error(`store.operations: the contract has no operation "${unknownId}".`)

  /** What answers each operation: its rule, which may ask for the derived answer, or the derivation. */
  function runsFor(seedOf: () => number) {
    const derived = implementationsOf(recorded?.contract ?? contract, derivation, seedOf)
    const runs = contract.operations.flatMap((operation) => {
      const { id } = operation
      const rule = Object.hasOwn(own, id) ? own[id] : undefined
      const usual = Object.hasOwn(derived, id) ? derived[id] : undefined
      const ruled = async (call: Omit<KitCall, 'derived'>) => {
        let headers = {}
        const answered = await rule?.({
          ...call,
          derived: async () => {
            if (!usual) throw new Error(`${id} has no derived answer: the contract gives its example alone.`)
            const reply = await usual(call)
            headers = reply.headers
            return reply.body
          },
        })
        return answered instanceof Reply ? answered : new Reply(statusOf(operation), answered, headers)
      }
      const run = rule ? ruled : usual
      return run ? [[id, onceForAKey(operation, run)] as const] : []
    })
    return Object.fromEntries(runs)
  }
  const seed = sharedSeeds<AnyStore>(
    async ({ seed: number, scenario }) => {
      const everyTable = scenarios.rowsOf(scenario)
      if (recorded && everyTable !== undefined)
        throw new Error(`The scenario "${scenario}" changes the seeded rows, but this one is a recording.`)
      const first = recorded?.rowsOf ?? seededRows(derivation, { seed: number, now: start, rows, everyTable })
      const store = new AnyStore(kinds, undefined, first)
      await scenarios.play(scenario, store, start)
      return store
    },
    (below) => new AnyStore(kinds, below),
  )

  /** Opens a backend with a memory of its own. */
  async function open(options: KeepOptions = {}) {
    const instance = await openInstance({
      ...options,
      seed,
      faultsOf: scenarios.faultsOf,
      anchor: start,
      zone,
      usual: { seed: usualSeed },
    })
    const backend = backendFor<Operation, AnyStore>({
      operations,
      // A recorded record may break the contract, and the log says where.
      rules: recorded ? { ...rules, violations } : rules,
      signIn,
      router,
      errorBody: errorBodyOf(errorBody),
      // The contract's own example may break its schema: the log says so.
      onViolation: () => undefined,
      implementations: runsFor(() => instance.settings.seed),
      exampleOf: async (id, request) => {
        const operation = Object.hasOwn(operations, id) ? operations[id] : undefined
        if (!operation) return undefined
        const replayed = operation.method === 'GET' ? recorded?.answerTo(request) : undefined
        if (replayed) return replayed
        const status = statusOf(operation)
        return exampleAnswer(answerTo(operation, status), status, request)
      },
      instance,
    })
    return { backend, kit: createKit(instance, backend, contract.operations), instance }
  }
  return { open, contract, derivation, kinds, operations, scenarios, seed, errorBody }
}
