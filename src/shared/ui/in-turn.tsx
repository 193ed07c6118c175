import { Children, type ReactNode, Suspense } from 'react'

/**
 * The blocks of a long page. A prerendered page hydrates each in a task after that of the block before, so that no press
 * waits for the whole page. A block that waits for data or code needs a boundary of its own, or those after it vanish.
 */
export function InTurn({ children }: { children: ReactNode }) {
  return Children.toArray(children).reduceRight<ReactNode>(
    (rest, block) => (
      // React hydrates a boundary once the one around it is there.
      <Suspense>
        {block}
        {rest}
      </Suspense>
    ),
    null,
  )
}
