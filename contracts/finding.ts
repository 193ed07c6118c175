import type { OperationId } from '#openapi/generated/operations.ts'

/** A difference between an answer and what is expected. */
export interface Mismatch {
  /** JSON path into the body, or `status`, `content-type`, `body`, `network`, `time`. */
  path: string
  expected: string
  got: string
}

/**
 * What kind of drift a finding is: the shape of an answer, a field beyond the contract, the protocol (status, headers,
 * time), or a law that an answer of the right shape breaks.
 */
export type FindingClass = 'structure' | 'additive' | 'protocol' | 'behaviour'

/** A rule about answers that no schema can state. */
export interface Law {
  /** The law's name in reports and in a baseline. */
  readonly name: string
  /** The rule, for a reader who does not know the check. */
  readonly sentence: string
  /** Why clients depend on it. */
  readonly reason: string
}

/** One difference between a host and the contract: all that a report needs. */
export interface Finding extends Mismatch {
  operation: OperationId
  /** The documented answer that was expected, such as `200`. */
  status: string
  /** What the check was doing: an exchange such as `listProducts 200`, or a law. */
  step: string
  class: FindingClass
  /** `breaking` if it can break a client, `additive` if it only adds something unknown. */
  effect: 'breaking' | 'additive'
  /** Name of the law, or the class if a schema or a status of the contract is broken. */
  law: string
  /** The law in one sentence. */
  sentence: string
  /** Command line that repeats the request; secrets are variables. */
  curl: string
  /** How often it was found, at any index of a list and in any step. */
  times: number
}

/** The path for any list index: `$.data[3].name` becomes `$.data[*].name`. */
export const anyPlace = (path: string) => path.replaceAll(/\[\d+\]/g, '[*]')

/** Identifies equal findings. For laws without the expected value, which depends on the record. */
const keyOf = (finding: Finding) =>
  JSON.stringify([
    finding.operation,
    finding.status,
    finding.law,
    anyPlace(finding.path),
    finding.class === 'behaviour' ? '' : finding.expected,
  ])

/** Collects findings; equal ones are reported once, with their number. */
export function collectFindings() {
  const known = new Map<string, Finding>()
  let reported = 0
  return {
    add(finding: Finding): void {
      reported += 1
      const key = keyOf(finding)
      const same = known.get(key)
      if (!same) known.set(key, finding)
      else {
        const path = same.path === finding.path ? same.path : anyPlace(same.path)
        // The shortest request shows it best; of two with the same length the later one, which has been shrunk
        // further.
        const shown = finding.curl.length <= same.curl.length ? finding : same
        known.set(key, { ...shown, path, times: same.times + finding.times })
      }
    },
    get all(): Finding[] {
      return [...known.values()].toSorted((a, b) =>
        a.operation < b.operation ? -1 : Number(a.operation > b.operation),
      )
    },
    /** How often anything was added, known or new. */
    get reported(): number {
      return reported
    },
    get count(): number {
      return known.size
    },
  }
}
