import { documentedAnswer } from './check-answer.ts'
import type { Operation } from './contract.ts'
import { draw } from './draw.ts'
import type { FaultRule } from './fault-rule.ts'

/** What a scenario, the address or the panel does to the network. */
export interface FaultPlan {
  /** Milliseconds that each answer waits. */
  latency: number
  /** Probability, 0 to 1, that a call fails. */
  errors: number
  /** Each GET that lists gives 500. */
  lists: boolean
  /** Tags that give 503. */
  outage: readonly string[]
  /** The next call that needs a token gets 401. */
  expireToken: boolean
  /** What goes wrong besides, the first that strikes a call. */
  rules: readonly FaultRule[]
}

export const noFaults: FaultPlan = {
  latency: 0,
  errors: 0,
  lists: false,
  outage: [],
  expireToken: false,
  rules: [],
}

/** What happens to one call. */
export interface Fault {
  readonly kind: FaultRule['kind']
  /** From 0 up to 1: where in the answer it happens. */
  readonly chance: number
}

const isList = ({ id, method }: Operation) => method === 'GET' && /^(list|search|filter)/.test(id)
const isStatus = (kind: string) => /^\d/.test(kind)

/** Decides, call by call and the same for the same seed, what goes wrong. */
export function createFaults(plan: FaultPlan, seed: number) {
  const calls = new Map<string, number>()
  let tokenToExpire = plan.expireToken

  function kindFor(operation: Operation, call: number): FaultRule['kind'] | undefined {
    const isDrawn = (purpose: string, probability: number) =>
      probability > 0 && draw(seed, operation.id, call, purpose) < probability
    if (plan.outage.includes(operation.tag)) return '503'
    if (plan.lists && isList(operation)) return '500'
    if (isDrawn('errors', plan.errors)) return '500'
    return plan.rules.find(
      ({ operation: id, kind, probability, calls: atMost = Infinity }) =>
        (id === 'all' || id === operation.id) &&
        call < atMost &&
        (!isStatus(kind) || documentedAnswer(operation, Number(kind)) !== undefined) &&
        isDrawn(kind, probability),
    )?.kind
  }

  return {
    latency: plan.latency,
    /** What is to happen to this call, the next one of its operation. */
    next(operation: Operation): Fault | undefined {
      const call = calls.get(operation.id) ?? 0
      calls.set(operation.id, call + 1)
      const kind = kindFor(operation, call)
      return kind && { kind, chance: draw(seed, operation.id, call, 'place') }
    },
    /** Whether the token of this call is to count as expired: once, for the first that needs one. */
    get tokenToExpire() {
      return tokenToExpire
    },
    expiresToken(): boolean {
      const expires = tokenToExpire
      tokenToExpire = false
      return expires
    },
  }
}
