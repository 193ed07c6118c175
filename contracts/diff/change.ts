import type { Path } from '#openapi/contract/json.ts'
import type { DocumentNode } from './document.ts'
import type { Difference, Direction } from './schemas/difference.ts'

export type ChangeClass = 'breaking' | 'additive' | 'neutral'

/** One change of the contract, with the operations it affects; a change of a shared schema is one change. */
export interface Change {
  class: ChangeClass
  /** Operation ids, in the order of the contract; empty for a change of the document itself. */
  operations: string[]
  /** What the old document calls those of them that have another id now. */
  formerly: string[]
  /** One sentence: what changed where, such as `answer 200: data.reviews[].comment is gone`. */
  sentence: string
  /** Path in the bundled new document, or in the old one for what was removed. */
  pointer: Path
  /** Where a host can break it: an answer, the request, who may call, or the operation itself. */
  part: 'answer' | 'request' | 'access' | 'operation'
}

/** A change of one operation, and the texts of both documents that it says all about. */
export interface FoundChange extends Omit<Change, 'operations' | 'formerly'> {
  texts: { place: DocumentNode; keyword: string }[]
}

/**
 * The one rule for both directions: a request must still be accepted as before, and an answer may bring nothing that it
 * did not bring before.
 */
export function classOf(
  direction: Direction,
  { narrows, widens }: Pick<Difference, 'narrows' | 'widens'>,
): 'breaking' | 'additive' {
  return (direction === 'request' ? narrows : widens) ? 'breaking' : 'additive'
}

/**
 * The changes that differences of schemas make. A field that is gone breaks both directions: a host may refuse it, and
 * code that reads it no longer compiles. A field that is new breaks none.
 */
export function changesOf(
  differences: readonly Difference[],
  direction: Direction,
  { where, subject, part }: { where: string; subject: string; part: Change['part'] },
): FoundChange[] {
  return differences.map((each) => {
    const named = `${subject}${each.field}`.replace(/^\./, '')
    const byField = { new: 'additive', gone: 'breaking' } as const
    return {
      class: each.fieldIs ? byField[each.fieldIs] : classOf(direction, each),
      sentence: `${where}: ${named || 'body'}${each.words}`,
      pointer: each.at,
      part,
      texts: each.about.map((place) => ({ place, keyword: each.keyword })),
    }
  })
}

/** A change of what stands at `place`, and at the same place of the other document, under `keyword`. */
export function foundAt(
  places: readonly DocumentNode[],
  keyword: string,
  change: Pick<FoundChange, 'class' | 'sentence' | 'part'>,
): FoundChange {
  const holder = places.findLast(({ value }) => typeof value === 'object' && value !== null && keyword in value)
  const at = holder?.at ?? places.at(-1)?.at ?? []
  return { ...change, pointer: holder ? [...at, keyword] : at, texts: places.map((place) => ({ place, keyword })) }
}
