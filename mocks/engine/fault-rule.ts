import { type WrongShape, wrongShapes } from './wrong-shape.ts'

/** What can happen to a call besides a refusal by status. */
export const networkFaults = ['abort', 'no-answer', 'cut', 'drip'] as const
export type NetworkFault = (typeof networkFaults)[number]

/** One thing that goes wrong, for one operation or all. */
export interface FaultRule {
  /** An operationId, or `all`. */
  operation: string
  /** A status such as `409`, a fault of the network, or a way in which the answer's shape is wrong. */
  kind: `${number}` | NetworkFault | WrongShape
  /** From 0 to 1: how likely a call is struck. */
  probability: number
  /** Only this many of the operation's first calls can be struck; without it, every call. */
  calls?: number
}

export const isNetworkFault = (kind: unknown): kind is NetworkFault => networkFaults.some((one) => one === kind)
export const isWrongShape = (kind: unknown): kind is WrongShape => wrongShapes.some((one) => one === kind)
const isKind = (kind: unknown): kind is FaultRule['kind'] =>
  isNetworkFault(kind) || isWrongShape(kind) || (typeof kind === 'string' && /^[45]\d\d$/.test(kind))

/**
 * Checks rules that came from outside, for a contract with these operations.
 * Throws an `Error` that names the rule and says what it may be.
 */
export function checkFaultRules(rules: unknown, operationIds: readonly string[]): FaultRule[] {
  if (!Array.isArray(rules)) throw new Error('Give the faults as a list of { operation, kind, probability }.')
  return rules.map((rule: unknown) => {
    const { operation, kind, probability = 1, calls } = (rule ?? {}) as Record<string, unknown>
    const text = JSON.stringify(rule)
    if (typeof operation !== 'string' || (operation !== 'all' && !operationIds.includes(operation)))
      throw new Error(`The fault ${text} has no known operation: give an operationId or "all".`)
    if (!isKind(kind))
      throw new Error(
        `The fault ${text} has no known kind: give a status from 400 to 599, ${[...networkFaults, ...wrongShapes].join(', ')}.`,
      )
    if (typeof probability !== 'number' || !(probability >= 0 && probability <= 1))
      throw new Error(`The fault ${text} needs a probability from 0 to 1.`)
    if (calls !== undefined && !(Number.isSafeInteger(calls) && Number(calls) > 0))
      throw new Error(`The fault ${text}: give "calls" as a whole number, 1 or more.`)
    return { operation, kind, probability, ...(calls !== undefined && { calls: Number(calls) }) }
  })
}

/** Rules as one text for an address: `createOrder:409:0.2,all:drip:1`, each `operation:kind:probability[:calls]`. */
export const faultRulesText = (rules: readonly FaultRule[]): string =>
  rules
    .map(({ operation, kind, probability, calls }) =>
      [operation, kind, probability, calls].filter((part) => part !== undefined).join(':'),
    )
    .join(',')

/** The rules that such a text holds, not yet checked. */
export const readFaultRules = (text: string): unknown[] =>
  text
    .split(',')
    .filter((rule) => rule.trim() !== '')
    .map((rule) => {
      const [operation, kind, probability, calls] = rule.split(':').map((part) => part.trim())
      return {
        operation,
        kind,
        ...(probability && { probability: Number(probability) }),
        ...(calls && { calls: Number(calls) }),
      }
    })
