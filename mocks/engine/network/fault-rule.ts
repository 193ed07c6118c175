import { documents, type Operation } from '../call/operation.ts'
import { type WrongShape, wrongShapes } from './wrong-shape.ts'

/** Faults other than an error status. */
export const networkFaults = ['abort', 'no-answer', 'cut', 'drip'] as const
export type NetworkFault = (typeof networkFaults)[number]

/** A planted fault, for one operation or all. */
export interface FaultRule {
  /** An operationId, or `all`. */
  operation: string
  /** A status such as `409`, a network fault, or a wrong shape of the answer. */
  kind: `${number}` | NetworkFault | WrongShape
  /** The probability, 0 to 1, that it hits a call. */
  probability: number
  /** Hits only the first so many calls of the operation; all if omitted. */
  calls?: number
}

const isNetworkFault = (kind: unknown): kind is NetworkFault => networkFaults.some((one) => one === kind)
export const isWrongShape = (kind: unknown): kind is WrongShape => wrongShapes.some((one) => one === kind)
export const isStatus = (kind: unknown): kind is `${number}` => typeof kind === 'string' && /^[45]\d\d$/.test(kind)
const isKind = (kind: unknown): kind is FaultRule['kind'] =>
  isNetworkFault(kind) || isWrongShape(kind) || isStatus(kind)

/**
 * Checks rules from outside against the operations of a contract.
 * Throws an `Error` that names the rule and the valid values.
 */
export function checkFaultRules(rules: unknown, operations: readonly Operation[]): FaultRule[] {
  if (!Array.isArray(rules)) throw new Error('Give the faults as a list of { operation, kind, probability }.')
  return rules.map((rule: unknown) => {
    const { operation, kind, probability = 1, calls } = (rule ?? {}) as Record<string, unknown>
    const text = JSON.stringify(rule)
    const hit = operation === 'all' ? operations : operations.filter(({ id }) => id === operation)
    if (typeof operation !== 'string' || hit.length === 0)
      throw new Error(`The fault ${text} has no known operation: give an operationId or "all".`)
    if (!isKind(kind))
      throw new Error(
        `The fault ${text} has no known kind: give a status from 400 to 599, ${[...networkFaults, ...wrongShapes].join(', ')}.`,
      )
    if (isStatus(kind) && !hit.some((one) => documents(one, Number(kind))))
      throw new Error(`The fault ${text} never happens: the contract documents no ${kind} for it.`)
    if (typeof probability !== 'number' || !(probability >= 0 && probability <= 1))
      throw new Error(`The fault ${text} needs a probability from 0 to 1.`)
    if (calls !== undefined && !(Number.isSafeInteger(calls) && Number(calls) > 0))
      throw new Error(`The fault ${text}: give "calls" as a whole number, 1 or more.`)
    return { operation, kind, probability, ...(calls !== undefined && { calls: Number(calls) }) }
  })
}

/**
 * Rules as text for an address, such as `checkout:409:0.2,all:drip:1`: `operation:kind:probability[:calls]` each.
 */
export const faultRulesText = (rules: readonly FaultRule[]): string =>
  rules
    .map(({ operation, kind, probability, calls }) =>
      [operation, kind, probability, calls].filter((part) => part !== undefined).join(':'),
    )
    .join(',')

/** Parses such a text without checking the rules. */
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
