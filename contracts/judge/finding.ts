/** A difference between an answer and what is expected. */
export interface Mismatch {
  /** JSON path into the body, or `status`, `content-type`, `body`, `network`, `time`. */
  path: string
  expected: string
  got: string
  /** The compared values themselves. The session words them anew, by what the contract says is personal. */
  values?: { readonly expected?: unknown; readonly got: unknown }
}

/** The rule of the contract that an answer breaks; `law` stands for all laws but one. */
export type Rule =
  | 'required'
  | 'no such field'
  | 'type'
  | 'enum'
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'format'
  | 'other'
  | 'status'
  /** A body that reports an error, with the status of a success. */
  | 'error as success'
  | 'content-type'
  | 'body'
  | 'network'
  /** The schema that was generated for the answer says something else than the contract. */
  | 'generated schema'
  | 'law'

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
  /** Whether it is about what a refused call does. */
  readonly ofRefusals?: true
}

/** The JSON types, with whole numbers told apart. */
export type Kind = 'null' | 'boolean' | 'integer' | 'number' | 'string' | 'array' | 'object'

/** A call, told to somebody who looks for it in the code of a host. */
export interface Culprit {
  operation: string
  /** Method, path, caller, and what was sent, in short. */
  call: string
  /** Whether it was sent at once with another call. */
  atOnce?: true
}

/** Another answer in which the same cause shows. */
export interface AlsoSeen {
  operation: string
  status: string
  path: string
}

/** One difference between a host and the contract: all that a report needs. */
export interface Finding extends Omit<Mismatch, 'values'> {
  operation: string
  /** The documented answer that was expected, such as `200`. */
  status: string
  /** What the check was doing whenever it was found: exchanges such as `listProducts 200`, journeys, laws. */
  seenIn: readonly string[]
  class: FindingClass
  rule: Rule
  /** The JSON type of the value that was got, if the finding is about a value. */
  kind?: Kind
  /** The text that no value of the contract's list allows, if reports may show it. */
  value?: string
  /** Whether what was sent was not even JSON, which a host reads in one place for all operations. */
  isMalformed?: true
  /** Whether the answer is a page that the operation does not document, such as that of a host of files. */
  isPage?: true
  /** `breaking` if it can break a client, `additive` if it only adds something unknown. */
  effect: 'breaking' | 'additive'
  /** Name of the law, or the class if a schema or a status of the contract is broken. */
  law: string
  /** The code of such faults in the catalogue of the Web Fuzzing Commons. */
  wfc?: number
  /** The law in one sentence. */
  sentence: string
  /** Why clients depend on it. */
  reason: string
  /** The call after which the answer is wrong: the last one that wrote, or the one that answered. */
  culprit: Culprit
  /** Shell lines that lead to the answer, in order; the last one shows it. Secrets are variables. */
  calls: readonly string[]
  /** How often it was found, at any index of a list and in any call. */
  times: number
  /** Where else the same cause shows; one cause is one finding. */
  also?: readonly AlsoSeen[]
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

const lengthOf = ({ calls }: Finding) => calls.reduce((sum, line) => sum + line.length, 0)

/**
 * The key of an earlier finding of the same journey about the same value: once wrong, it is so after later calls, which
 * then break other laws without having done anything.
 */
function stillWrong(finding: Finding, byKey: ReadonlyMap<string, Finding>): string | undefined {
  const { operation, path, rule, seenIn } = finding
  if (rule !== 'law') return undefined
  const found = [...byKey].find(
    ([, each]) =>
      each.rule === 'law' &&
      each.operation === operation &&
      anyPlace(each.path) === anyPlace(path) &&
      each.seenIn.some((name) => seenIn.includes(name)),
  )
  return found?.[0]
}

/** Collects findings; equal ones are reported once, with their number. */
export function collectFindings() {
  const byKey = new Map<string, Finding>()
  let reported = 0
  return {
    add(finding: Finding): void {
      reported += 1
      const key = stillWrong(finding, byKey) ?? keyOf(finding)
      const same = byKey.get(key)
      if (!same) byKey.set(key, finding)
      else {
        const path = same.path === finding.path ? same.path : anyPlace(same.path)
        // The shortest calls show it best; of two with the same length the later ones, which have been shrunk further.
        const isAlike = finding.law === same.law && finding.culprit.operation === same.culprit.operation
        const shown = isAlike && lengthOf(finding) <= lengthOf(same) ? finding : same
        const seenIn = [...new Set([...same.seenIn, ...finding.seenIn])]
        byKey.set(key, { ...shown, path, seenIn, times: same.times + finding.times })
      }
    },
    /** In the order in which they were first seen. */
    get all(): Finding[] {
      return [...byKey.values()]
    },
    /** How often anything was added, known or new. */
    get reported(): number {
      return reported
    },
    get count(): number {
      return byKey.size
    },
  }
}

/** A finding that another one explains, such as a sum where one of its amounts has changed. */
export interface Effect {
  readonly isCause: (finding: Finding) => boolean
  readonly isEffect: (finding: Finding) => boolean
}
