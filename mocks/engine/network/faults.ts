import { documentedAnswer } from '../call/check-answer.ts'
import type { Operation } from '../call/contract.ts'
import { draw } from './draw.ts'
import { type FaultRule, isStatus } from './fault-rule.ts'

/** The network faults of a scenario, an address or the panel. */
export interface FaultPlan {
  /** The delay of each answer, in milliseconds. */
  latency: number
  /** The probability, 0 to 1, that a call fails. */
  errors: number
  /** Each GET that lists gives 500. */
  lists: boolean
  /** Tags that give 503. */
  outage: readonly string[]
  /** The next call that needs a token gets 401. */
  expireToken: boolean
  /** Further faults; the first that hits a call counts. */
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

/** The fault that hits a call. */
export interface Fault {
  readonly kind: FaultRule['kind']
  /** From 0 up to 1; chooses the place in the answer. */
  readonly chance: number
}

const isList = ({ id, method }: Operation) => method === 'GET' && /^(list|search|filter)/.test(id)

/** Decides which fault hits each call: the same ones for the same seed. */
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
    /** The fault of the operation's next call. */
    next(operation: Operation): Fault | undefined {
      const call = calls.get(operation.id) ?? 0
      calls.set(operation.id, call + 1)
      const kind = kindFor(operation, call)
      return kind && { kind, chance: draw(seed, operation.id, call, 'place') }
    },
    /** Whether the token of this call counts as expired: true once, for the first call that needs one. */
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
