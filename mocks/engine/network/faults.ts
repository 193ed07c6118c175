import { textHash } from '#openapi/contract/text-hash.ts'
import { documents, type Operation } from '../call/operation.ts'
import { type FaultRule, faultRulesText, isStatus } from './fault-rule.ts'

/** The network faults of a scenario, an address or the panel. */
export interface FaultPlan {
  /** The delay of each answer, in milliseconds. */
  latency: number
  /** The probability, 0 to 1, that a call fails. */
  errors: number
  /** The operations that give 500. */
  failing: readonly string[]
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
  failing: [],
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

/** The calls of each operation so far, and what they were when each rule was planted. */
interface Counted {
  readonly calls: ReadonlyMap<string, number>
  readonly plantedAt: ReadonlyMap<string, ReadonlyMap<string, number>>
}

const ruleText = (rule: FaultRule) => faultRulesText([rule])

/** The hash of a text, mixed so that similar texts give distant numbers from 0 up to 1. */
function fraction(text: string): number {
  let hash = textHash(text)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/**
 * A number from 0 up to 1 that decides whether a fault hits a call. It depends on the seed, the operation and how often
 * the operation was called, but not on the calls of other operations.
 */
const draw = (seed: number, operation: string, call: number, purpose: string): number =>
  fraction(`${seed} ${operation} ${call} ${purpose}`)

/**
 * Decides which fault hits each call: the same ones for the same seed, counted from when a rule was planted. Goes on
 * from the faults before, so that a rule that has hit its calls does not hit again when another setting changes.
 */
export function createFaults(plan: FaultPlan, seed: number, before?: { readonly counted: Counted }) {
  const calls = new Map(before?.counted.calls)
  const anyCall: FaultRule = { operation: 'all', kind: '500', probability: plan.errors }
  const now: ReadonlyMap<string, number> = new Map(calls)
  const plantedAt = new Map(
    [anyCall, ...plan.rules].map(ruleText).map((text) => [text, before?.counted.plantedAt.get(text) ?? now] as const),
  )
  let tokenToExpire = plan.expireToken

  /** The fault that a rule makes of the operation's call with this number, if it hits it. */
  function hit(rule: FaultRule, operation: Operation, number: number, purpose: string = rule.kind): Fault | undefined {
    const { operation: id, kind, probability, calls: atMost = Infinity } = rule
    const call = number - (plantedAt.get(ruleText(rule))?.get(operation.id) ?? 0)
    const hits =
      (id === 'all' || id === operation.id) &&
      call < atMost &&
      // Any host may fail at any call.
      (rule === anyCall || !isStatus(kind) || documents(operation, Number(kind))) &&
      probability > 0 &&
      draw(seed, operation.id, call, purpose) < probability
    return hits ? { kind, chance: draw(seed, operation.id, call, 'place') } : undefined
  }

  return {
    latency: plan.latency,
    counted: { calls, plantedAt } satisfies Counted,
    /** The fault of the operation's next call. */
    next(operation: Operation): Fault | undefined {
      const call = calls.get(operation.id) ?? 0
      calls.set(operation.id, call + 1)
      if (plan.outage.includes(operation.tag)) return { kind: '503', chance: 0 }
      if (plan.failing.includes(operation.id)) return { kind: '500', chance: 0 }
      const errors = hit(anyCall, operation, call, 'errors')
      if (errors) return errors
      for (const rule of plan.rules) {
        const fault = hit(rule, operation, call)
        if (fault) return fault
      }
      return undefined
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
