import { type OperationId, type Operations, operations } from '#openapi/generated/operations.ts'
import type { FindingClass } from '#contracts/judge/finding.ts'

/** One planted fault. */
export interface Mutant {
  readonly name: string
  /** What it breaks, if it breaks anything. */
  readonly class: FindingClass | 'sound'
  readonly operation: OperationId
  /** The kind of fault; faults of one kind are counted together. */
  readonly kind: string
  /** Alters an answer of its operation; undefined where there is nothing to alter. Without it the backend itself is wrong. */
  readonly alter?: (given: Response) => Promise<Response | undefined>
}

export const everyOperation: ReadonlyArray<Operations[OperationId]> = Object.values(operations)

/** The answer with another text, status or headers. */
export function answer(
  given: Response,
  { text, status = given.status, headers = {} }: { text: string; status?: number; headers?: Record<string, string> },
): Response {
  const all = new Headers(given.headers)
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  all.delete('Content-Length')
  return new Response(status === 204 ? null : text, { status, headers: all })
}
